/// The position of a supplementary item on its section.
public enum RectAlignment: Int, Hashable, Sendable {
    /// Above the section's items, in the middle.
    case top = 1
    /// Above the section's items, where lines start.
    case topLeading = 2
    /// Below the section's items, where lines start.
    case bottomLeading = 4
    /// Below the section's items, in the middle.
    case bottom = 5
    /// Below the section's items, where lines end.
    case bottomTrailing = 6
    /// Above the section's items, where lines end.
    case topTrailing = 8

    var isAbove: Bool { self == .top || self == .topLeading || self == .topTrailing }

    /// The start of a view of some width in a wider space.
    func start(of width: Double, in room: Double) -> Double {
        switch self {
        case .topLeading, .bottomLeading: 0
        case .top, .bottom: (room - width) / 2
        case .topTrailing, .bottomTrailing: room - width
        }
    }
}

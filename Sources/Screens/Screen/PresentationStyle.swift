/// How one screen shows another.
public enum PresentationStyle: Hashable, Sendable {
    /// In its place, with a way back.
    case push
    /// Over itself.
    case sheet
    /// Beside itself where there is room for both, else in its place, with a way back.
    case detail
}

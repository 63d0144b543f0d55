/// How one screen shows another.
public enum PresentationStyle: Hashable, Sendable {
    /// In its place, with a way back.
    case push
    /// Over itself.
    case sheet
    /// Beside itself where there is space for both, otherwise in its place, with a way back.
    case detail
}

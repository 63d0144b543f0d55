/// How a row appears or disappears when it is inserted, deleted or reloaded.
///
/// The rows around it glide to their new frames in any case.
public enum RowAnimation: Int, Hashable, Sendable, CaseIterable {
    /// The row fades in, or out, in its place.
    case fade = 0
    /// The row slides in from the right edge, or out to it.
    case right
    /// The row slides in from the left edge, or out to it.
    case left
    /// The row slides down from below the row above it, or up to there.
    case top
    /// The row slides up from below the row under it, or down to there.
    case bottom
    /// The row is there, or gone, at once.
    case none
    /// The row grows from its middle, or shrinks to it.
    case middle
    /// The view chooses.
    case automatic = 100
}

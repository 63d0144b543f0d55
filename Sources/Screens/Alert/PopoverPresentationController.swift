import CollectionViews
import Foundation

/// What a list of choices belongs to. Hosts show the list where the user pressed; other systems do not.
@preconcurrency @MainActor public final class PopoverPresentationController {
    /// The view that the list belongs to.
    public weak var sourceView: View?
    /// The part of the view that it belongs to.
    public var sourceRect = CGRect.zero
    /// The view or the item of a bar that it belongs to.
    public weak var sourceItem: AnyObject?
    /// The item of a bar that it belongs to.
    public weak var barButtonItem: BarButtonItem?
    /// On which sides of it the list may stand.
    public var permittedArrowDirections = ArrowDirection.any

    /// The sides at which an arrow may point.
    public struct ArrowDirection: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set out of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Upwards.
        public static let up = ArrowDirection(rawValue: 1)
        /// Downwards.
        public static let down = ArrowDirection(rawValue: 2)
        /// To the left.
        public static let left = ArrowDirection(rawValue: 4)
        /// To the right.
        public static let right = ArrowDirection(rawValue: 8)
        /// Wherever there is room.
        public static let any: ArrowDirection = [.up, .down, .left, .right]
    }
}

import CollectionViews
import Foundation

/// The anchor of an action sheet in UIKit. It has no effect: hosts show the sheet where the user pressed.
@preconcurrency @MainActor public final class PopoverPresentationController {
    /// The view that the sheet belongs to.
    public weak var sourceView: View?
    /// The part of the view that the sheet belongs to.
    public var sourceRect = CGRect.zero
    /// The view or the bar button that the sheet belongs to.
    public weak var sourceItem: AnyObject?
    /// The bar button that the sheet belongs to.
    public weak var barButtonItem: BarButtonItem?
    /// The directions in which the sheet's arrow may point.
    public var permittedArrowDirections = ArrowDirection.any

    /// Directions of an arrow.
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
        /// Any direction.
        public static let any: ArrowDirection = [.up, .down, .left, .right]
    }
}

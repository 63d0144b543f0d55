extension View {
    /// ``directionalLayoutMargins``, by sides of the screen.
    public var layoutMargins: EdgeInsets {
        get {
            let own = directionalLayoutMargins
            let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return EdgeInsets(
                top: own.top, left: isReversed ? own.trailing : own.leading, bottom: own.bottom,
                right: isReversed ? own.leading : own.trailing)
        }
        set {
            let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
            directionalLayoutMargins = DirectionalEdgeInsets(
                top: newValue.top, leading: isReversed ? newValue.right : newValue.left, bottom: newValue.bottom,
                trailing: isReversed ? newValue.left : newValue.right)
        }
    }

    /// How UIKit would resize a view together with its superview. It has no effect.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The options in bits.
        public let rawValue: UInt

        /// Makes a mask from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The distance from the left edge.
        public static let flexibleLeftMargin = Self(rawValue: 1)
        /// The width.
        public static let flexibleWidth = Self(rawValue: 2)
        /// The distance from the right edge.
        public static let flexibleRightMargin = Self(rawValue: 4)
        /// The distance from the upper edge.
        public static let flexibleTopMargin = Self(rawValue: 8)
        /// The height.
        public static let flexibleHeight = Self(rawValue: 16)
        /// The distance from the lower edge.
        public static let flexibleBottomMargin = Self(rawValue: 32)
    }
}

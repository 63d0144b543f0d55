extension View {
    /// The options of UIKit's animations. They have no effect: hosts have animations of their own, which follow the
    /// viewer's preference for reduced motion.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The options in bits.
        public let rawValue: UInt

        /// Makes options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out views within the animation.
        public static let layoutSubviews = Self(rawValue: 1)
        /// Allows interaction with views that move.
        public static let allowUserInteraction = Self(rawValue: 2)
        /// Begins from the current state.
        public static let beginFromCurrentState = Self(rawValue: 4)
        /// Repeats the animation.
        public static let `repeat` = Self(rawValue: 8)
        /// Plays the animation backwards after each time.
        public static let autoreverse = Self(rawValue: 16)
        /// Starts and ends slowly.
        public static let curveEaseInOut: Self = []
        /// Starts slowly.
        public static let curveEaseIn = Self(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = Self(rawValue: 2 << 16)
        /// Moves evenly.
        public static let curveLinear = Self(rawValue: 3 << 16)
        /// Dissolves the former looks into the new ones.
        public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    }
}

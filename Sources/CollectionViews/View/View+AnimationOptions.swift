extension View {
    /// How UIKit would move what changes. Hosts have a way of their own, and heed what a viewer asks of motion.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The options in bits.
        public let rawValue: UInt

        /// Makes options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays views out in the block.
        public static let layoutSubviews = Self(rawValue: 1)
        /// Leaves what moves to the user's fingers.
        public static let allowUserInteraction = Self(rawValue: 2)
        /// Begins where things are just now.
        public static let beginFromCurrentState = Self(rawValue: 4)
        /// Moves again and again.
        public static let `repeat` = Self(rawValue: 8)
        /// Moves back after each time.
        public static let autoreverse = Self(rawValue: 16)
        /// Starts and ends slowly.
        public static let curveEaseInOut: Self = []
        /// Starts slowly.
        public static let curveEaseIn = Self(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = Self(rawValue: 2 << 16)
        /// Moves evenly.
        public static let curveLinear = Self(rawValue: 3 << 16)
        /// Lets the former looks give way to the new ones.
        public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    }
}

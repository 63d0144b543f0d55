extension SheetPresentationController {
    /// A height at which a sheet rests.
    public struct Detent: Hashable, Sendable {
        /// What a height is called.
        public struct Identifier: Hashable, Sendable, RawRepresentable {
            /// The name itself.
            public let rawValue: String

            /// Makes an identifier of a name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// Half of the window's height.
            public static let medium = Self(rawValue: "medium")

            /// Nearly all of the window's height.
            public static let large = Self(rawValue: "large")
        }

        /// The height’s name: that of the sheet’s selected one, while it rests there.
        public let identifier: Identifier

        /// Half of the window's height. In a window of little height it is none: there the sheet is a large one.
        public static func medium() -> Self { Self(identifier: .medium) }

        /// Nearly all of the window's height.
        public static func large() -> Self { Self(identifier: .large) }
    }
}

import CollectionViews
import Foundation

extension SheetPresentationController {
    /// A height at which a sheet rests.
    public struct Detent: Hashable, Sendable {
        /// What a height is called.
        public struct Identifier: Hashable, Sendable, RawRepresentable {
            /// The name itself.
            public let rawValue: String

            /// Makes an identifier of a name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// Makes an identifier of a name.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// Half of the window's height.
            public static let medium = Self(rawValue: "medium")

            /// Nearly all of the window's height.
            public static let large = Self(rawValue: "large")
        }

        /// The height’s name: that of the sheet’s selected one, while it rests there.
        public let identifier: Identifier

        /// What works out a height of the app's own; nil for those that hosts know.
        let resolver: Resolver?

        /// Whether the app works it out.
        package var isCustom: Bool { resolver != nil }

        /// Half of the window's height. In a window of little height it is none: there the sheet is a large one.
        public static func medium() -> Self { Self(identifier: .medium, resolver: nil) }

        /// Nearly all of the window's height.
        public static func large() -> Self { Self(identifier: .large, resolver: nil) }

        /// A height of the app's own, in points.
        ///
        /// - Parameters:
        ///   - identifier: What it is called; nil makes a name that no other has.
        ///   - resolver: Says how high the sheet is in some surroundings; nil where it has no such height there. It is
        ///     asked for each viewer, and again whenever their window changes.
        @MainActor public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping @MainActor (any SheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Self {
            Self(identifier: identifier ?? Identifier(UUID().uuidString), resolver: Resolver(resolve: resolver))
        }

        /// How high the sheet is in some surroundings; nil where it has no such height there.
        @MainActor public func resolvedValue(
            in context: any SheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? {
            if let resolver {
                return resolver.resolve(context).map { min(max(0, $0), context.maximumDetentValue) }
            }
            if identifier == .large { return context.maximumDetentValue }
            return context.containerTraitCollection.verticalSizeClass == .compact
                ? nil : context.maximumDetentValue / 2
        }

        /// Two of the same name are the same height, unless each works it out by itself.
        public static func == (a: Self, b: Self) -> Bool {
            a.identifier == b.identifier && a.resolver === b.resolver
        }

        /// Feeds the name.
        public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
    }

    /// Works out a height, and can be told from others.
    final class Resolver: Sendable {
        let resolve: @MainActor (any SheetPresentationControllerDetentResolutionContext) -> CGFloat?

        init(resolve: @escaping @MainActor (any SheetPresentationControllerDetentResolutionContext) -> CGFloat?) {
            self.resolve = resolve
        }
    }
}

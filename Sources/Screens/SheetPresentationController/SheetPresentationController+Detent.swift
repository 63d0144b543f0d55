import CollectionViews
import Foundation

extension SheetPresentationController {
    /// A height at which a sheet rests.
    public struct Detent: Hashable, Sendable {
        /// The identifier of a height.
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

        /// The identifier; also that of the sheet's ``selectedDetentIdentifier`` while it rests at this height.
        public let identifier: Identifier

        /// Computes a custom height; nil for the two system ones.
        let resolver: Resolver?

        /// Whether the height is a custom one.
        package var isCustom: Bool { resolver != nil }

        /// Half of the window's height. Not available in a window of compact height.
        public static func medium() -> Self { Self(identifier: .medium, resolver: nil) }

        /// Nearly all of the window's height.
        public static func large() -> Self { Self(identifier: .large, resolver: nil) }

        /// A height of the app's own, in points.
        ///
        /// - Parameters:
        ///   - identifier: The identifier; nil makes a unique one.
        ///   - resolver: Returns the height in some surroundings; nil if it is not available there. It is called for
        ///     each viewer, and again whenever their window changes.
        @MainActor public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping @MainActor (any SheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Self {
            Self(identifier: identifier ?? Identifier(UUID().uuidString), resolver: Resolver(resolve: resolver))
        }

        /// The height in some surroundings; nil if it is not available there.
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

        /// Whether the two have the same identifier and the same resolver.
        public static func == (a: Self, b: Self) -> Bool {
            a.identifier == b.identifier && a.resolver === b.resolver
        }

        /// Hashes the identifier.
        public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
    }

    /// Computes a height. A class, so that resolvers can be compared.
    final class Resolver: Sendable {
        let resolve: @MainActor (any SheetPresentationControllerDetentResolutionContext) -> CGFloat?

        init(resolve: @escaping @MainActor (any SheetPresentationControllerDetentResolutionContext) -> CGFloat?) {
            self.resolve = resolve
        }
    }
}

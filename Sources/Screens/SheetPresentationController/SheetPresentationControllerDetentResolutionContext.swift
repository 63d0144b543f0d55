import CollectionViews
import Foundation

/// The surroundings in which the height of a sheet is worked out.
@preconcurrency @MainActor public protocol SheetPresentationControllerDetentResolutionContext {
    /// What sets the viewer's surroundings apart from another's.
    var containerTraitCollection: TraitCollection { get }

    /// The greatest height that a sheet can have there, in points.
    var maximumDetentValue: CGFloat { get }
}

/// The room that one viewer has for sheets.
package struct SheetRoom: Equatable, Sendable {
    package var containerTraitCollection: TraitCollection
    package var maximumDetentValue: CGFloat

    /// - Parameters:
    ///   - size: That of the viewer's window, less what stays free above the highest sheet.
    ///   - textScale: How many times their usual size letters have.
    ///   - idiom: What kind of device the viewer has.
    ///   - displayScale: How many pixels a point has there.
    package init(
        size: CGSize, textScale: CGFloat = 1, idiom: UserInterfaceIdiom = .unspecified, displayScale: CGFloat = 1
    ) {
        containerTraitCollection = .inWindow(
            of: size, textScale: textScale, idiom: idiom, displayScale: displayScale)
        maximumDetentValue = size.height
    }

    /// That of a telephone, for a viewer that has not said how much it has.
    package static let usual = SheetRoom(size: CGSize(width: 390, height: 800))
}

extension SheetRoom: SheetPresentationControllerDetentResolutionContext {}

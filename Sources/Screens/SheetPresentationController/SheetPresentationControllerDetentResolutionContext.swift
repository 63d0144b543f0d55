import CollectionViews
import Foundation

/// The surroundings for which the height of a sheet is computed.
@preconcurrency @MainActor public protocol SheetPresentationControllerDetentResolutionContext {
    /// The traits of the viewer's window.
    var containerTraitCollection: TraitCollection { get }

    /// The greatest possible height of a sheet, in points.
    var maximumDetentValue: CGFloat { get }
}

/// The space for sheets in one viewer's window.
package struct SheetRoom: Equatable, Sendable {
    package var containerTraitCollection: TraitCollection
    package var maximumDetentValue: CGFloat

    /// - Parameters:
    ///   - size: The size of the viewer's window, without what stays free above the highest sheet.
    ///   - textScale: The factor by which the viewer enlarges text.
    ///   - idiom: What kind of device the viewer has.
    ///   - displayScale: How many pixels a point has there.
    package init(
        size: CGSize, textScale: CGFloat = 1, idiom: UserInterfaceIdiom = .unspecified, displayScale: CGFloat = 1
    ) {
        containerTraitCollection = .inWindow(
            of: size, textScale: textScale, idiom: idiom, displayScale: displayScale)
        maximumDetentValue = size.height
    }

    /// The space on a telephone, for a viewer that has not reported its own.
    package static let usual = SheetRoom(size: CGSize(width: 390, height: 800))
}

extension SheetRoom: SheetPresentationControllerDetentResolutionContext {}

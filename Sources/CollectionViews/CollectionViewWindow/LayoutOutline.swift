import Foundation

/// Where the elements of a layout stand, for placeholders until their cells are there.
package struct LayoutOutline: Equatable, Sendable {
    package var parts: [LayoutOutlinePart] = []
    /// The first element in sight where the frames begin.
    var first: LayoutElement?
    /// How high the whole content is.
    package var height: CGFloat = 0
    /// The frame of the item that the window will be scrolled to; nil where it begins at the top.
    package var chosen: CGRect?
    /// How far below the window's upper edge that will be; nil where it is to be in sight.
    package var distance: Double?
}

extension View {
    /// How a picture fills its space.
    public enum ContentMode: Int, Hashable, Sendable {
        /// Stretched to the width and the height of the space. An SVG that says itself how it is scaled or aligned is
        /// drawn so.
        case scaleToFill
        /// As large as the whole picture fits.
        case scaleAspectFit
        /// As small as covers the whole space; what is outside is clipped.
        case scaleAspectFill
    }
}

extension View {
    /// Draws the view as a row's background. An image is scaled by ``contentMode``.
    package func showBehind(in content: inout RowContent) {
        showOwnProperties(in: &content)
        guard let image = (self as? ImageView)?.shownImage else { return }
        content.backgroundImage = image
        content.backgroundImageMode = contentMode
    }
}

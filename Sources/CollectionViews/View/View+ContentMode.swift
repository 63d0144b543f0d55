extension View {
    /// How a picture fills its room.
    public enum ContentMode: Int, Hashable, Sendable {
        /// As wide and as high as the room, whatever becomes of its proportions. A drawing that says itself how it is
        /// cut or where it stands does so.
        case scaleToFill
        /// As large as it can be seen whole.
        case scaleAspectFit
        /// As small as leaves none of the room empty; what is too much is cut off.
        case scaleAspectFill
    }
}

extension View {
    /// Puts what can be seen of the view behind a row into its content: pictures fill it as ``contentMode`` says.
    package func showBehind(in content: inout RowContent) {
        showLooks(in: &content)
        guard let image = (self as? ImageView)?.shownImage else { return }
        content.backgroundImage = image
        content.backgroundImageMode = contentMode
    }
}

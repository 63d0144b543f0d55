extension View {
    /// Puts the view's own properties into a row's content: background, tint, border, opacity, margins and
    /// accessibility texts.
    package func showOwnProperties(in content: inout RowContent) {
        if let backgroundColor { content.background = backgroundColor }
        if let tintColor { content.tint = tintColor }
        content.opacity *= isHidden ? 0 : alpha
        if let accessibilityLabel { content.accessibilityLabel = accessibilityLabel }
        if let accessibilityValue { content.accessibilityValue = accessibilityValue }
        if let margins { content.layoutMargins = margins }
        layer.show(in: &content)
    }
}

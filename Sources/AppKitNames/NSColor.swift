import Diffable
import Foundation

extension Color {
    /// The colour of texts.
    public static var labelColor: Color { .label }
    /// The colour of texts that matter less.
    public static var secondaryLabelColor: Color { .secondaryLabel }
    /// The colour of texts that hardly matter.
    public static var tertiaryLabelColor: Color { .tertiaryLabel }
    /// The colour of what only hints at a text.
    public static var quaternaryLabelColor: Color { .quaternaryLabel }
    /// The colour of texts.
    public static var textColor: Color { .label }
    /// The colour of texts on controls.
    public static var controlTextColor: Color { .label }
    /// The colour of texts on controls that can't be used.
    public static var disabledControlTextColor: Color { .tertiaryLabel }
    /// The colour of texts that are selected.
    public static var selectedControlTextColor: Color { .label }
    /// The colour of texts on ``selectedContentBackgroundColor``.
    public static var alternateSelectedControlTextColor: Color { .white }
    /// The colour of a prompt in an empty field.
    public static var placeholderTextColor: Color { .placeholderText }
    /// The colour of links.
    public static var linkColor: Color { .link }
    /// The colour of lines between rows.
    public static var separatorColor: Color { .separator }
    /// The colour of lines in a table.
    public static var gridColor: Color { .separator }
    /// The colour that stands for what can be pressed.
    public static var controlAccentColor: Color { .tintColor }
    /// The colour behind what is selected.
    public static var selectedContentBackgroundColor: Color { .tintColor }
    /// The colour behind what is selected where the keys go elsewhere.
    public static var unemphasizedSelectedContentBackgroundColor: Color { .systemGray4 }
    /// The colour behind what is selected.
    public static var selectedControlColor: Color { .tintColor.withAlphaComponent(0.3) }
    /// The colour behind a window.
    public static var windowBackgroundColor: Color { .systemGroupedBackground }
    /// The colour behind what lies below a page.
    public static var underPageBackgroundColor: Color { .systemGray5 }
    /// The colour behind lists and tables.
    public static var controlBackgroundColor: Color { .systemBackground }
    /// The colour behind texts.
    public static var textBackgroundColor: Color { .systemBackground }
    /// The colours behind rows in turn.
    public static var alternatingContentBackgroundColors: [Color] { [.systemBackground, .secondarySystemBackground] }

    /// Makes a colour of its parts, from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Makes a colour of its parts, from 0 to 1; they are taken as sRGB.
    public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Makes a colour of its parts, from 0 to 1; they are taken as sRGB.
    public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Makes a grey, from black at 0 to white at 1.
    public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) { self.init(white: white, alpha: alpha) }

    /// Makes a colour of its hue, its saturation and its brightness, from 0 to 1.
    public convenience init(
        calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) { self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }
}

extension Image {
    /// Makes a symbol of its name. What it is called for screen readers is what its row says.
    public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
        self.init(systemName: name)
    }
}

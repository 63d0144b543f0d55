import Foundation

/// A colour: a system colour by its name, or one with components.
///
/// A system colour, such as ``label`` or ``systemRed``, follows each viewer's light or dark appearance:
///
/// ```swift
/// content.textProperties.color = .secondaryLabel
/// cell.backgroundColor = Color(hue: 0.6, saturation: 0.4, brightness: 1, alpha: 1)
/// let ink = Color { traits in traits.userInterfaceStyle == .dark ? .white : .black }
/// ```
///
/// Colours are immutable. Two with the same name or components are equal.
public final class Color: Hashable, Sendable {
    /// How the colour is defined.
    package enum Value: Hashable, Sendable {
        case part(Part)
        case plain(Components)
        case adaptive(light: Components, dark: Components)
    }

    package let value: Value

    package init(_ value: Value) {
        self.value = value
    }

    /// Whether the two have the same name or components.
    public static func == (left: Color, right: Color) -> Bool { left.value == right.value }

    /// Feeds what equality compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }

    /// A grey between black, 0, and white, 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(.plain(Components(red: white, green: white, blue: white, alpha: alpha)))
    }

    /// Red, green and blue from 0 to 1 in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.plain(Components(red: red, green: green, blue: blue, alpha: alpha)))
    }

    /// Hue, saturation and brightness from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(.plain(Components(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)))
    }

    /// Red, green and blue from 0 to 1 in the wider space of Display P3.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        var components = Components(red: red, green: green, blue: blue, alpha: alpha)
        components.isDisplayP3 = true
        self.init(.plain(components))
    }

    /// A colour of your own that follows each viewer's appearance.
    ///
    /// - Parameter dynamicProvider: Called at once, for a light and for a dark appearance.
    public convenience init(dynamicProvider: (TraitCollection) -> Color) {
        let light = TraitCollection(userInterfaceStyle: .light)
        let dark = TraitCollection(userInterfaceStyle: .dark)
        self.init(
            .adaptive(
                light: dynamicProvider(light).components(in: light), dark: dynamicProvider(dark).components(in: dark)))
    }

    /// For colours that are written as literals.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

extension Color: _ExpressibleByColorLiteral {}

extension Color: CustomStringConvertible {
    /// The name or the components.
    public var description: String {
        switch value {
        case .part(let part): part.rawValue
        case .plain(let components): "\(components)"
        case .adaptive(let light, let dark): "\(light), in the dark \(dark)"
        }
    }
}

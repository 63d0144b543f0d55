import Foundation

extension Color {
    /// The components of a colour: red, green, blue and opacity from 0 to 1.
    package struct Components: Hashable, Sendable {
        package var red: Double
        package var green: Double
        package var blue: Double
        package var alpha: Double
        package var isDisplayP3 = false

        package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
            self.red = Self.fraction(red)
            self.green = Self.fraction(green)
            self.blue = Self.fraction(blue)
            self.alpha = Self.fraction(alpha)
        }

        init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
            let hue = hue.isFinite ? hue - hue.rounded(.down) : 0
            let saturation = Self.fraction(saturation)
            let brightness = Self.fraction(brightness)
            // How far each component lies below the brightness, by its distance from the hue.
            func component(_ offset: Double) -> Double {
                let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
                return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
            }
            self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
        }

        /// `0xRRGGBB`, as tables of colours have it.
        init(_ hexadecimal: Int, alpha: Double = 1) {
            self.init(
                red: Double(hexadecimal >> 16 & 255) / 255, green: Double(hexadecimal >> 8 & 255) / 255,
                blue: Double(hexadecimal & 255) / 255, alpha: alpha)
        }

        private static func fraction(_ value: Double) -> Double { value > 0 ? min(1, value) : 0 }
    }

    /// The colour as it looks with the traits: a system colour becomes one with fixed components.
    public func resolvedColor(with traitCollection: TraitCollection) -> Color {
        Color(.plain(components(in: traitCollection)))
    }

    /// The same colour with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> Color {
        let light = components(in: TraitCollection(userInterfaceStyle: .light), alpha: alpha)
        let dark = components(in: TraitCollection(userInterfaceStyle: .dark), alpha: alpha)
        return Color(light == dark ? .plain(light) : .adaptive(light: light, dark: dark))
    }

    /// Gives the components in a light appearance. Apple's takes the present one.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components(in: TraitCollection(userInterfaceStyle: .light))
        red?.pointee = components.red
        green?.pointee = components.green
        blue?.pointee = components.blue
        alpha?.pointee = components.alpha
        return true
    }

    /// Gives hue, saturation and brightness in a light appearance. Apple's takes the present one.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components(in: TraitCollection(userInterfaceStyle: .light))
        let (red, green, blue) = (components.red, components.green, components.blue)
        let greatest = max(red, green, blue)
        let range = greatest - min(red, green, blue)
        var place = 0.0
        if range > 0 {
            switch greatest {
            case red: place = (green - blue) / range + (green < blue ? 6 : 0)
            case green: place = (blue - red) / range + 2
            default: place = (red - green) / range + 4
            }
        }
        hue?.pointee = place / 6
        saturation?.pointee = greatest > 0 ? range / greatest : 0
        brightness?.pointee = greatest
        alpha?.pointee = components.alpha
        return true
    }

    /// Gives the grey in a light appearance; false, and nothing, for a colour that is none.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let components = components(in: TraitCollection(userInterfaceStyle: .light))
        guard components.red == components.green, components.green == components.blue else { return false }
        white?.pointee = components.red
        alpha?.pointee = components.alpha
        return true
    }

    func components(in traits: TraitCollection, alpha: Double? = nil) -> Components {
        var components =
            switch value {
            case .part(let part): traits.userInterfaceStyle == .dark ? part.dark : part.light
            case .plain(let components): components
            case .adaptive(let light, let dark): traits.userInterfaceStyle == .dark ? dark : light
            }
        if let alpha { components.alpha = min(max(0, alpha), 1) }
        return components
    }
}

extension Color {
    /// The colour with its opacity multiplied by a factor.
    func faded(to factor: Double) -> Color {
        func faded(_ style: UserInterfaceStyle) -> Components {
            var components = components(in: TraitCollection(userInterfaceStyle: style))
            components.alpha *= min(1, max(0, factor))
            return components
        }
        let (light, dark) = (faded(.light), faded(.dark))
        return Color(light == dark ? .plain(light) : .adaptive(light: light, dark: dark))
    }
}

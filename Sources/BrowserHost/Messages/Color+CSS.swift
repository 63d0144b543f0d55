import CollectionViews

extension JSONWriter {
    /// Writes a colour: the name of its part, or as CSS writes it.
    mutating func member(_ name: StaticString, _ color: Color?) {
        guard let color else { return }
        switch color.value {
        case .part(let part): member(name, part.rawValue)
        case .plain(let components): member(name, Self.style(of: components))
        case .adaptive(let light, let dark):
            member(name, "light-dark(\(Self.style(of: light)), \(Self.style(of: dark)))")
        }
    }

    private static func style(of components: Color.Components) -> String {
        let parts = [components.red, components.green, components.blue]
        let alpha = rounded(components.alpha)
        if components.isDisplayP3 {
            let numbers = parts.map { String(rounded($0 * 100) / 100) }.joined(separator: " ")
            return "color(display-p3 \(numbers) / \(alpha))"
        }
        return "rgb(\(parts.map { String(rounded($0 * 255)) }.joined(separator: " ")) / \(alpha))"
    }

    private static func rounded(_ value: Double) -> Double {
        value.isFinite ? (value * 100).rounded() / 100 : 0
    }
}

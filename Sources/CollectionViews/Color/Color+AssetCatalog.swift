import Foundation

extension Color {
    /// The colour with a name in the program's asset catalogues; nil when there is none.
    ///
    /// It is read from an asset catalogue's folder, `Name.colorset`, wherever that is among the resources. An app built
    /// as a package copies the catalogue, `resources: [.copy("Assets.xcassets")]`, and names its own bundle:
    /// `Color(named: "Sea", in: .module)`. A light and a dark colour become one that follows each viewer's appearance.
    ///
    /// Costs a search through the bundle's folders: keep the colour rather than asking for it with every row.
    public convenience init?(named name: String) { self.init(named: name, in: nil) }

    /// The colour with a name in the asset catalogues of a bundle; nil when there is none.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: TraitCollection? = nil
    ) {
        guard let folder = (bundle ?? .main).resourceURL, let value = ColorSet.value(named: name, in: folder) else {
            return nil
        }
        self.init(value)
    }

}

/// A colour in the format of asset catalogues.
private struct ColorSet: Decodable {
    var colors: [Entry]

    struct Entry: Decodable {
        var appearances: [Appearance]?
        var color: Definition?
    }

    struct Appearance: Decodable {
        var appearance: String
        var value: String
    }

    struct Definition: Decodable {
        var space: String?
        var components: [String: String]?

        enum CodingKeys: String, CodingKey {
            case space = "color-space"
            case components
        }

        /// Components are fractions, numbers up to 255, or hexadecimal ones.
        var value: Color.Components? {
            guard let components else { return nil }
            func number(_ name: String) -> Double? {
                guard let text = components[name] else { return nil }
                if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
                guard let number = Double(text) else { return nil }
                return text.contains(".") ? number : number / 255
            }
            let alpha = components["alpha"].flatMap(Double.init) ?? 1
            if let white = number("white") {
                return Color.Components(red: white, green: white, blue: white, alpha: alpha)
            }
            guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
            var value = Color.Components(red: red, green: green, blue: blue, alpha: alpha)
            value.isDisplayP3 = space == "display-p3"
            return value
        }
    }

    static func value(named name: String, in folder: URL) -> Color.Value? {
        guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else {
            return nil
        }
        let wanted = (name as NSString).lastPathComponent + ".colorset"
        for case let file as URL in files where file.lastPathComponent == wanted {
            guard let data = try? Data(contentsOf: file.appendingPathComponent("Contents.json")),
                let set = try? JSONDecoder().decode(ColorSet.self, from: data)
            else { continue }
            return set.value
        }
        return nil
    }

    private var value: Color.Value? {
        func entry(_ wanted: String?) -> Color.Components? {
            colors.first { $0.appearances?.first { $0.appearance == "luminosity" }?.value == wanted }?.color?.value
        }
        guard let light = entry(nil) ?? entry("light") else { return nil }
        guard let dark = entry("dark"), dark != light else { return .plain(light) }
        return .adaptive(light: light, dark: dark)
    }
}

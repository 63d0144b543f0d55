import Foundation

/// A mountain, told apart from others by its identifier alone.
struct Mountain: Hashable, Sendable {
    let identifier: String
    let name: String
    let height: Int
    let range: String
    let country: String
    let isVolcano: Bool

    /// What mountains that are volcanoes are called, where they are searched in and by it.
    static let volcanoes = "Volcanoes"

    /// The name in the form that is compared: without case and accents.
    let searchName: String
    /// The words of its range, its countries and its height in that form, and what a volcano is.
    private let whereaboutsWords: [Substring]

    init(name: String, height: Int, range: String, country: String, isVolcano: Bool = false) {
        identifier = name
        self.name = name
        self.height = height
        self.range = range
        self.country = country
        self.isVolcano = isVolcano
        searchName = Self.folded(name)
        let kind = isVolcano ? Self.volcanoes : ""
        whereaboutsWords = Self.folded("\(range) \(country) \(height) \(kind)").split { !$0.isLetter && !$0.isNumber }
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(identifier)
    }

    static func == (left: Mountain, right: Mountain) -> Bool {
        left.identifier == right.identifier
    }

    /// The countries that it stands in.
    var countries: [String] { country.split(separator: ", ").map(String.init) }

    /// Whether the name holds the text, or each of its words: those that the name doesn't hold begin words of its
    /// range, its countries, its height or its kind, from three letters on. Case, accents, commas and the spaces around
    /// them don't matter.
    func contains(_ filter: String) -> Bool {
        let words = Self.folded(filter).filter { $0 != "," }.split(whereSeparator: \.isWhitespace)
        if searchName.contains(words.joined(separator: " ")) || words.isEmpty { return true }
        return words.allSatisfy { isWhereabouts($0) || $0.count > 1 && searchName.contains($0) }
    }

    private func isWhereabouts(_ word: Substring) -> Bool {
        word.count >= String.shortestWordStart && whereaboutsWords.contains { $0.hasPrefix(word) }
    }

    /// The mountain that a component of an address means: that of a name, or the only one that is found by it.
    static func meant(by component: String) -> Mountain? {
        if let named = all.meant(by: component, name: \.name) { return named }
        let found = all.filter { $0.contains(component) }
        return found.count == 1 ? found[0] : nil
    }

    static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}

import Foundation

/// A mountain, told apart from others by its identifier alone.
struct Mountain: Hashable, Sendable {
    let identifier: String
    let name: String
    let height: Int
    let range: String
    let country: String
    let isVolcano: Bool

    /// The name in the form that is compared: without case and accents.
    let searchName: String
    /// The words of its countries in that form.
    private let countryWords: Set<Substring>

    init(name: String, height: Int, range: String, country: String, isVolcano: Bool = false) {
        identifier = name
        self.name = name
        self.height = height
        self.range = range
        self.country = country
        self.isVolcano = isVolcano
        searchName = Self.folded(name)
        countryWords = Set(Self.folded(country).split { $0 == "," || $0.isWhitespace })
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(identifier)
    }

    static func == (left: Mountain, right: Mountain) -> Bool {
        left.identifier == right.identifier
    }

    /// The countries that it stands in.
    var countries: [String] { country.split(separator: ", ").map(String.init) }

    /// Whether the name holds the text, or some of its words are those of a country that the mountain stands in and the
    /// name holds the others; whatever their case, accents, and the spaces around them.
    func contains(_ filter: String) -> Bool {
        let text = Self.folded(filter).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if text.isEmpty || searchName.contains(text) { return true }
        let words = text.split(separator: " ")
        let others = words.filter { !countryWords.contains($0) }
        return others.count < words.count && others.allSatisfy(searchName.contains)
    }

    /// Whether a word of a country that it stands in begins with the text.
    func isInCountry(beginningWith filter: String) -> Bool {
        let text = Self.folded(filter).trimmingCharacters(in: .whitespaces)
        return text.count >= 2 && countryWords.contains { $0.hasPrefix(text) }
    }

    static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}

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

    init(name: String, height: Int, range: String, country: String, isVolcano: Bool = false) {
        identifier = name
        self.name = name
        self.height = height
        self.range = range
        self.country = country
        self.isVolcano = isVolcano
        searchName = Self.folded(name)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(identifier)
    }

    static func == (left: Mountain, right: Mountain) -> Bool {
        left.identifier == right.identifier
    }

    /// Whether the name holds the text, whatever their case and accents; every name holds no text.
    func contains(_ filter: String) -> Bool {
        filter.isEmpty || searchName.contains(Self.folded(filter))
    }

    private static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}

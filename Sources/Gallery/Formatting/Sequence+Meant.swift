import Foundation

extension Sequence {
    /// What a component of an address means: what has just that name, or else one that differs from it in case,
    /// accents, spaces and signs only.
    func meant(by component: String, name: (Element) -> String) -> Element? {
        if let exact = first(where: { name($0) == component }) { return exact }
        let letters = component.lettersAlone
        return letters.isEmpty ? nil : first { name($0).lettersAlone == letters }
    }
}

extension String {
    /// Letters and numbers, without case and accents.
    fileprivate var lettersAlone: String {
        folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .filter { $0.isLetter || $0.isNumber }
    }
}

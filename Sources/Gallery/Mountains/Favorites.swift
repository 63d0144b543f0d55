import Diffable

/// The mountains that a visitor likes best, also on later visits.
@MainActor final class Favorites {
    /// Called after each change.
    var onChange: (Mountain) -> Void = { _ in }
    /// The first screen of the page, which keeps them.
    weak var keeper: Screen?
    private var names: Set<String> = []
    private static let name = "favorites"

    func contains(_ mountain: Mountain) -> Bool { names.contains(mountain.identifier) }

    func toggle(_ mountain: Mountain) {
        if names.remove(mountain.identifier) == nil { names.insert(mountain.identifier) }
        keeper?.keptState[Self.name] = names.sorted().joined(separator: "\n")
        onChange(mountain)
    }

    /// Takes over those of earlier visits.
    func restore(_ state: [String: String]) {
        let kept = Set((state[Self.name] ?? "").split(separator: "\n").map(String.init))
        for mountain in Mountain.all where kept.contains(mountain.identifier) != contains(mountain) { toggle(mountain) }
    }
}

/// The mountains that a visitor likes best.
@MainActor final class Favourites {
    /// Called after each change.
    var onChange: (Mountain) -> Void = { _ in }
    private var names: Set<String> = []

    func contains(_ mountain: Mountain) -> Bool { names.contains(mountain.identifier) }

    func toggle(_ mountain: Mountain) {
        if names.remove(mountain.identifier) == nil { names.insert(mountain.identifier) }
        onChange(mountain)
    }
}

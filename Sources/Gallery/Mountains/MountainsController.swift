import Foundation

/// Finds mountains: the model behind Mountain Search.
struct MountainsController {
    enum Order: Int, CaseIterable {
        case height, name
    }

    let mountains: [Mountain]

    init(mountains: [Mountain] = Mountain.all) { self.mountains = mountains }

    /// What is searched in.
    enum Scope: Int, CaseIterable {
        case all, eightThousanders, volcanoes, favorites

        var title: String {
            switch self {
            case .all: "All"
            case .eightThousanders: "Above 8,000 m"
            case .volcanoes: Mountain.volcanoes
            case .favorites: "Favorites"
            }
        }

        func holds(_ mountain: Mountain, isFavorite: Bool) -> Bool {
            switch self {
            case .all: true
            case .eightThousanders: mountain.height >= 8000
            case .volcanoes: mountain.isVolcano
            case .favorites: isFavorite
            }
        }
    }

    /// The mountains that hold the words and stand in the countries, in order.
    func filteredMountains(
        with filter: String, countries: [String] = [], in scope: Scope = .all, sortedBy order: Order,
        isFavorite: (Mountain) -> Bool = { _ in false }
    ) -> [Mountain] {
        let candidates = mountains.filter { mountain in
            scope.holds(mountain, isFavorite: isFavorite(mountain))
                && countries.allSatisfy { mountain.countries.contains($0) }
        }
        let found = candidates.filter { $0.contains(filter) }
        switch order {
        case .height: return found.sorted { ($1.height, $0.searchName) < ($0.height, $1.searchName) }
        case .name: return found.sorted { $0.searchName < $1.searchName }
        }
    }

    /// The countries whose names begin with what is typed, and in which some of the mountains stand.
    func countries(beginningWith text: String, of mountains: [Mountain]) -> [String] {
        let start = Mountain.folded(text).trimmingCharacters(in: .whitespaces)
        guard start.count >= 2 else { return [] }
        let found = Set(mountains.flatMap(\.countries)).filter { Mountain.folded($0).hasPrefix(start) }
        return Array(found.sorted().prefix(4))
    }
}

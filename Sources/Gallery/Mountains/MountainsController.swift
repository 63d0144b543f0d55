/// Finds mountains: the model behind Mountain Search.
struct MountainsController {
    enum Order: Int, CaseIterable {
        case height, name
    }

    let mountains: [Mountain]

    init(mountains: [Mountain] = Mountain.all) {
        self.mountains = mountains
    }

    /// The mountains whose names hold the text, in order.
    func filteredMountains(with filter: String, sortedBy order: Order) -> [Mountain] {
        let found = mountains.filter { $0.contains(filter) }
        switch order {
        case .height: return found.sorted { ($1.height, $0.searchName) < ($0.height, $1.searchName) }
        case .name: return found.sorted { $0.searchName < $1.searchName }
        }
    }
}

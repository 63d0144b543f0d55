/// Where a mountain stands among all that are listed. All of it follows from the list.
struct MountainComparison {
    let mountain: Mountain
    let all: [Mountain]

    init(of mountain: Mountain, among all: [Mountain] = Mountain.all) {
        self.mountain = mountain
        self.all = all
    }

    /// A place among others, from 1; those of one height share it.
    struct Rank: Hashable {
        var place: Int
        var count: Int
    }

    private func rank(among others: [Mountain]) -> Rank {
        Rank(place: others.count { $0.height > mountain.height } + 1, count: others.count)
    }

    var rank: Rank { rank(among: all) }

    var rankInRange: Rank { rank(among: all.filter { $0.range == mountain.range }) }

    /// The place among the mountains of one of its countries.
    func rank(in country: String) -> Rank { rank(among: all.filter { $0.countries.contains(country) }) }

    /// The others of its range, from high to low.
    var neighboursInRange: [Mountain] {
        all.filter { $0.range == mountain.range && $0 != mountain }.sorted { $0.height > $1.height }
    }

    /// The two that are next to it in height on either side, from high to low; at an end of the list more of the other
    /// side.
    var nextInHeight: [Mountain] {
        let sorted = all.sorted { ($1.height, $0.searchName) < ($0.height, $1.searchName) }
        guard let place = sorted.firstIndex(of: mountain) else { return [] }
        let start = max(0, min(place - 2, sorted.count - 5))
        return sorted[start..<min(sorted.count, start + 5)].filter { $0 != mountain }
    }

    /// Those that its height is compared with, from high to low, itself among them: the highest of all and of its
    /// range, and some that many know.
    var scale: [Mountain] {
        let known = ["Kilimanjaro", "Mont Blanc", "Mount Fuji", "Vesuvius"]
        let names = Set(known + [Mountain.highest.name, mountain.name])
        let highest = all.filter { $0.range == mountain.range }.max { $0.height < $1.height }
        return all.filter { names.contains($0.name) || $0 == highest }.sorted { $0.height > $1.height }
    }

    /// How many are lower, in percent.
    var percentLower: Int { all.isEmpty ? 0 : all.count { $0.height < mountain.height } * 100 / all.count }
}

extension Mountain {
    /// The height in feet.
    var feet: Int { Int((Double(height) / 0.3048).rounded()) }

    /// How much higher or lower it is than another one.
    func difference(to other: Mountain) -> String {
        let meters = height - other.height
        if meters == 0 { return "As high" }
        return "\(grouped(abs(meters))) m \(meters > 0 ? "higher" : "lower")"
    }
}

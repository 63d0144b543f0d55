import DiffableSnapshots

/// What appending items from outside does, on plain arrays: one list of numbers for each section.
struct ModelOfOutsideData {
    typealias Place = DuplicateReport<String>.Place

    var sections: [[Int]]

    /// A duplicate's number and both its places.
    struct Duplicate: Equatable {
        var number: Int
        var first: Place
        var second: Int
    }

    private func place(of number: Int) -> Place? {
        for (section, list) in sections.enumerated() {
            if let item = list.firstIndex(of: number) { return .snapshot(ItemPath(section: section, item: item)) }
        }
        return nil
    }

    /// The duplicates among numbers in the order they are met. With `.keepFirst` an earlier place is the one that
    /// stays; with `.keepLast` it is the one before.
    func duplicates(_ numbers: [Int], _ policy: DuplicatePolicy) -> [Duplicate] {
        numbers.indices.compactMap { index in
            let number = numbers[index]
            let earlier = numbers[..<index].indices.filter { numbers[$0] == number }
            let held = place(of: number)
            let first: Place?
            if policy == .keepLast {
                first = earlier.last.map { .argument($0) } ?? held
            } else {
                first = held ?? earlier.first.map { .argument($0) }
            }
            return first.map { Duplicate(number: number, first: $0, second: index) }
        }
    }

    /// Appends to a section and gives the duplicates.
    mutating func append(_ numbers: [Int], toSection section: Int, _ policy: DuplicatePolicy) -> [Duplicate] {
        let duplicates = duplicates(numbers, policy)
        var kept: [Int] = []
        switch policy {
        case .keepFirst:
            for number in numbers where place(of: number) == nil && !kept.contains(number) { kept.append(number) }
        case .keepLast:
            for (index, number) in numbers.enumerated() where !numbers[(index + 1)...].contains(number) {
                kept.append(number)
            }
            for index in sections.indices { sections[index].removeAll { kept.contains($0) } }
        case .reject:
            if duplicates.isEmpty { kept = numbers }
        }
        sections[section] += kept
        return duplicates
    }
}

/// The content of a snapshot as it was appended: the arrays themselves, which cost nothing to take.
///
/// That each item stands here once is not known yet; an item may have been appended again, by which it moves. The calls
/// are kept so that this can be found out, and resolved in their order, once somebody looks.
@usableFromInline
struct FlatContent<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
    @usableFromInline var sections: [SectionID] = []
    @usableFromInline var items: [[ItemID]] = []
    /// The calls that appended items, in order, once there are two.
    @usableFromInline var calls: [AppendCall] = []
    @usableFromInline var itemCount = 0
    /// Indexes of sections when there are too many to search them one by one.
    @usableFromInline var sectionIndexes: [SectionID: Int] = [:]
    /// All items, once `appendItems(_:toSection:duplicates:)` had to tell others from them. It is of use only as long
    /// as it has as many as `itemCount` says.
    @usableFromInline var known: Set<ItemID> = []

    @inlinable
    init() {}

    @usableFromInline
    struct AppendCall: Sendable {
        @usableFromInline var section: Int32
        @usableFromInline var count: Int32

        @inlinable
        init(section: Int, count: Int) {
            self.section = Int32(section)
            self.count = Int32(count)
        }
    }

    /// Whether equal items can only stem from one call, which is misuse: there is then nothing to resolve.
    @inlinable var isOneCall: Bool { calls.isEmpty }

    /// The calls that appended items, in order.
    @inlinable
    var allCalls: [AppendCall] {
        guard isOneCall, let section = items.firstIndex(where: { !$0.isEmpty }) else { return calls }
        return [AppendCall(section: section, count: itemCount)]
    }

    @inlinable static var searchedSections: Int { 8 }

    @inlinable
    func index(ofSection identifier: SectionID) -> Int? {
        sections.count <= Self.searchedSections ? sections.firstIndex(of: identifier) : sectionIndexes[identifier]
    }

    @inlinable
    mutating func appendSections(_ identifiers: [SectionID], _ call: StaticString) {
        let count = sections.count
        if count == 0 { sections = identifiers } else { sections += identifiers }
        items += repeatElement([], count: identifiers.count)
        let isSearched = sections.count <= Self.searchedSections
        for index in (isSearched || !sectionIndexes.isEmpty ? count : 0)..<sections.count {
            let identifier = sections[index]
            let isNew =
                isSearched
                ? !sections[..<index].contains(identifier)
                : sectionIndexes.updateValue(index, forKey: identifier) == nil
            if isNew { continue }
            if sections[count..<index].contains(identifier) { Misuse.sectionGivenTwice(call, identifier) }
            Misuse.sectionExists(call, identifier)
        }
    }

    @inlinable
    mutating func appendItems(_ identifiers: [ItemID], toSectionAt index: Int) {
        if identifiers.isEmpty { return }
        if itemCount > 0 {
            if calls.isEmpty { calls = allCalls }
            calls.append(AppendCall(section: index, count: identifiers.count))
        }
        if items[index].isEmpty {
            items[index] = identifiers
        } else {
            items[index].append(contentsOf: identifiers)
        }
        // Who told new items from known ones once will do so again, and should not begin anew each time.
        if !known.isEmpty, known.count == itemCount { known.formUnion(identifiers) }
        itemCount += identifiers.count
    }

    /// Notes items that are about to be appended, unless one of them stands among them twice, or here already.
    ///
    /// - Returns: Whether they were noted.
    @inlinable
    mutating func addKnown(_ identifiers: [ItemID]) -> Bool {
        if known.isEmpty || known.count != itemCount {
            known = Set(minimumCapacity: itemCount + identifiers.count)
            for list in items { known.formUnion(list) }
            if known.count < itemCount { return false }
        }
        for (index, item) in identifiers.enumerated() where !known.insert(item).inserted {
            for item in identifiers[..<index] { known.remove(item) }
            return false
        }
        return true
    }
}

extension FlatContent {
    /// The same content with an index.
    @inlinable
    func indexed(progress: (_ share: Double) -> Void = { _ in }) -> IndexedContent<SectionID, ItemID> {
        IndexedContent(sections: sections, items: items, progress: progress) ?? replayed()
    }

    /// Appends call by call, which moves what was appended again and stops at an item that one call was given twice.
    @inlinable
    func replayed() -> IndexedContent<SectionID, ItemID> {
        let content = IndexedContent<SectionID, ItemID>()
        content.insertSections(sections, at: 0, "appendSections(_:)")
        var taken = Array(repeating: 0, count: sections.count)
        for call in allCalls {
            let section = Int(call.section)
            let end = taken[section] + Int(call.count)
            content.append(
                Array(items[section][taken[section]..<end]), toSection: Int32(section), "appendItems(_:toSection:)")
            taken[section] = end
        }
        return content
    }
}

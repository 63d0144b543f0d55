import DiffableSnapshots

/// A program over four snapshots as a string of bytes, run on the real thing and on the model side by side.
///
/// Every string of bytes is a program: arguments that would be misuse are made legal by asking the model first. So a
/// random generator, a fuzzer and a frozen case all speak the same language.
struct SnapshotProgram<ID: TestIdentifier> {
    private var real: [DiffableDataSourceSnapshot<ID, ID>]
    private var model = Array(repeating: ModelSnapshot<ID>(), count: 4)
    private var bytes: ArraySlice<UInt8>
    private let universe: Int
    private let identifiers: [ID]

    /// Runs the program and gives the first fault, or `nil` when the snapshots did all that the model did.
    static func fault(in bytes: [UInt8], universe: Int = 24) -> String? {
        var program = Self(bytes: bytes, universe: universe)
        var step = 0
        while !program.bytes.isEmpty {
            if let fault = program.step() { return "step \(step): \(fault)" }
            step += 1
        }
        return program.compareAll() ?? program.compareDifferences()
    }

    private init(bytes: [UInt8], universe: Int) {
        self.bytes = bytes[...]
        // Two start in the flat form, two with trees whose nodes are so small that they grow deep.
        real = [
            DiffableDataSourceSnapshot(), DiffableDataSourceSnapshot(leafCapacity: 2, branchCapacity: 4),
            DiffableDataSourceSnapshot(), DiffableDataSourceSnapshot(leafCapacity: 4, branchCapacity: 4),
        ]
        self.universe = universe
        identifiers = (0..<universe).map { ID(number: $0) }
    }

    private mutating func byte() -> Int { Int(bytes.popFirst() ?? 0) }
    private mutating func identifier() -> ID { identifiers[byte() % universe] }

    private mutating func identifierList() -> [ID] {
        var result: [ID] = []
        let length = byte()
        if length >= 240 {
            // A long run, in order, so that trees get more than one leaf.
            let start = byte() % universe
            for offset in 0..<universe { result.append(identifiers[(start + offset) % universe]) }
            return result
        }
        for _ in 0..<(length % 6) {
            let next = identifier()
            if !result.contains(next) { result.append(next) }
        }
        return result
    }

    private mutating func step() -> String? {
        let code = byte()
        let register = byte() % 4
        perform(code % 24, on: register)
        real[register].checkInvariants()
        if code >= 192 { return compare(register) }
        if code >= 176 { return compareDifference(from: byte() % 4, to: register) }
        return nil
    }

    private mutating func perform(_ code: Int, on r: Int) {
        switch code {
        case 0...2: appendSections(r)
        case 3...7: appendItems(r)
        case 8: insertItems(r, after: false)
        case 9: insertItems(r, after: true)
        case 10, 11: deleteItems(r)
        case 12: moveItem(r)
        case 13: moveItem(r)
        case 14: moveSection(r)
        case 15: deleteSections(r)
        case 16: insertSections(r)
        case 17: mark(r)
        case 18, 19: copy(to: r)
        case 20: takeIn(r)
        case 21: rebuild(r)
        case 22: look(r)
        default:
            if byte() < 32 {
                real[r].deleteAllItems()
                model[r].sections = []
                model[r].forgetMarks()
            }
        }
    }

    private mutating func appendSections(_ r: Int) {
        let new = identifierList().filter { model[r].indexOfSection($0) == nil }
        real[r].appendSections(new)
        model[r].insertSections(new, at: model[r].sections.count)
    }

    private mutating func insertSections(_ r: Int) {
        let anchor = identifier()
        let after = byte() % 2
        let new = identifierList().filter { model[r].indexOfSection($0) == nil }
        guard let index = model[r].indexOfSection(anchor) else { return }
        if after == 1 {
            real[r].insertSections(new, afterSection: anchor)
        } else {
            real[r].insertSections(new, beforeSection: anchor)
        }
        model[r].insertSections(new, at: index + after)
    }

    private mutating func appendItems(_ r: Int) {
        let section = identifier()
        let items = identifierList()
        if model[r].sections.isEmpty { return }
        if let index = model[r].indexOfSection(section) {
            real[r].appendItems(items, toSection: section)
            model[r].append(items, toSectionAt: index)
        } else {
            real[r].appendItems(items)
            model[r].append(items, toSectionAt: model[r].sections.count - 1)
        }
    }

    private mutating func insertItems(_ r: Int, after: Bool) {
        let anchor = identifier()
        let items = identifierList().filter { $0 != anchor }
        if model[r].path(of: anchor) == nil { return }
        if after {
            real[r].insertItems(items, afterItem: anchor)
        } else {
            real[r].insertItems(items, beforeItem: anchor)
        }
        model[r].insert(items, at: anchor, offset: after ? 1 : 0)
    }

    private mutating func deleteItems(_ r: Int) {
        let items = identifierList()
        real[r].deleteItems(items)
        model[r].delete(items: items)
        model[r].forgetMarks()
    }

    private mutating func deleteSections(_ r: Int) {
        let sections = identifierList()
        real[r].deleteSections(sections)
        model[r].deleteSections(sections)
        model[r].forgetMarks()
    }

    private mutating func moveItem(_ r: Int) {
        let (item, anchor, after) = (identifier(), identifier(), byte() % 2)
        if item == anchor || model[r].path(of: item) == nil || model[r].path(of: anchor) == nil { return }
        if after == 1 {
            real[r].moveItem(item, afterItem: anchor)
        } else {
            real[r].moveItem(item, beforeItem: anchor)
        }
        model[r].insert([item], at: anchor, offset: after)
    }

    private mutating func moveSection(_ r: Int) {
        let (section, anchor, after) = (identifier(), identifier(), byte() % 2)
        let unknown = model[r].indexOfSection(section) == nil || model[r].indexOfSection(anchor) == nil
        if section == anchor || unknown { return }
        if after == 1 {
            real[r].moveSection(section, afterSection: anchor)
        } else {
            real[r].moveSection(section, beforeSection: anchor)
        }
        model[r].moveSection(section, to: anchor, offset: after)
    }

    private mutating func mark(_ r: Int) {
        let kind = byte() % 3
        let list = identifierList()
        switch kind {
        case 0:
            let known = list.filter { model[r].path(of: $0) != nil }
            real[r].reloadItems(known)
            for item in known where !model[r].reloadedItems.contains(item) { model[r].reloadedItems.append(item) }
        case 1:
            let known = list.filter { model[r].path(of: $0) != nil }
            real[r].reconfigureItems(known)
            for item in known where !model[r].reconfiguredItems.contains(item) {
                model[r].reconfiguredItems.append(item)
            }
        default:
            let known = list.filter { model[r].indexOfSection($0) != nil }
            real[r].reloadSections(known)
            for section in known where !model[r].reloadedSections.contains(section) {
                model[r].reloadedSections.append(section)
            }
        }
    }

    private mutating func copy(to r: Int) {
        let source = byte() % 4
        model[r] = model[source]
        if byte() < 64 {
            real[r] = real[source].removingMarks()
            model[r].reloadedItems = []
            model[r].reconfiguredItems = []
            model[r].reloadedSections = []
        } else {
            real[r] = real[source]
        }
    }

    /// The way in for outside data, duplicates and all.
    private mutating func takeIn(_ r: Int) {
        let policies: [DuplicatePolicy] = [.keepFirst, .keepLast, .reject]
        let policy = policies[byte() % 3]
        var items = identifierList()
        items += identifierList()
        guard !model[r].sections.isEmpty else { return }
        let hasDuplicates = Set(items).count < items.count || items.contains { model[r].path(of: $0) != nil }
        let report = try? real[r].appendItems(items, duplicates: policy)
        precondition((report == nil) == (policy == .reject && hasDuplicates), "the wrong thing was rejected")
        precondition(report.map { $0.isEmpty == !hasDuplicates } ?? true, "the report is wrong")
        if report == nil { return }
        var kept: [ID] = []
        for item in policy == .keepLast ? items.reversed() : items where !kept.contains(item) {
            if policy == .keepLast || model[r].path(of: item) == nil { kept.append(item) }
        }
        if policy == .keepLast { kept.reverse() }
        model[r].append(kept, toSectionAt: model[r].sections.count - 1)
    }

    /// Builds the same content from nothing, as an app does that makes a new snapshot for each change.
    private mutating func rebuild(_ r: Int) {
        var snapshot = DiffableDataSourceSnapshot<ID, ID>()
        for section in model[r].sections {
            snapshot.appendSections([section.identifier])
            snapshot.appendItems(section.items)
        }
        model[r].reloadedItems = []
        model[r].reconfiguredItems = []
        model[r].reloadedSections = []
        real[r] = snapshot
    }

    private mutating func look(_ r: Int) {
        let item = identifier()
        let path = model[r].path(of: item)
        precondition(real[r].itemPath(of: item) == path, "itemPath(of: \(item))")
        precondition(real[r].contains(item: item) == (path != nil), "contains(item: \(item))")
    }

    private func compareAll() -> String? {
        for register in 0..<4 {
            if let fault = compare(register) { return fault }
        }
        return nil
    }

    private func compareDifferences() -> String? {
        for from in 0..<4 {
            for to in 0..<4 {
                if let fault = compareDifference(from: from, to: to) { return fault }
            }
        }
        return nil
    }

    private func compareDifference(from: Int, to: Int) -> String? {
        let difference = real[to].difference(from: real[from])
        if let fault = model[to].fault(in: difference, from: model[from]) {
            return "difference of \(from) and \(to): \(fault)\n\(real[from])\n\(real[to])"
        }
        guard let played = real[from].applying(difference, fillingFrom: real[to]) else {
            return "the difference of \(from) and \(to) does not fit"
        }
        played.checkInvariants()
        if played.itemIdentifiers != real[to].itemIdentifiers || !played.hasSameContent(as: real[to]) {
            return "the difference of \(from) and \(to) does not reproduce"
        }
        return nil
    }

    private func compare(_ r: Int) -> String? {
        let (real, model) = (real[r], model[r])
        if real.sectionIdentifiers != model.sectionIdentifiers { return "sections \(real.sectionIdentifiers)" }
        if real.itemIdentifiers != model.itemIdentifiers { return "items \(real.itemIdentifiers)" }
        if real.numberOfItems != model.itemIdentifiers.count { return "numberOfItems \(real.numberOfItems)" }
        if real.numberOfSections != model.sections.count { return "numberOfSections \(real.numberOfSections)" }
        var index = 0
        for (section, content) in model.sections.enumerated() {
            let identifier = content.identifier
            if real.numberOfItems(inSection: identifier) != content.items.count
                || real.numberOfItems(inSectionAt: section) != content.items.count
                || real.itemIdentifiers(inSection: identifier) != content.items
                || real.indexOfSection(identifier) != section || real.sectionIdentifier(at: section) != identifier
            {
                return "section \(identifier)"
            }
            for (item, identifier) in content.items.enumerated() {
                let path = ItemPath(section: section, item: item)
                if real.itemPath(of: identifier) != path || real.itemIdentifier(at: path) != identifier
                    || real.indexOfItem(identifier) != index || real.itemIdentifier(atIndex: index) != identifier
                    || real.sectionIdentifier(containingItem: identifier) != content.identifier
                {
                    return "item \(identifier)"
                }
                index += 1
            }
            let end = ItemPath(section: section, item: content.items.count)
            if real.itemIdentifier(at: end) != nil { return "something stands behind section \(section)" }
        }
        if real.itemIdentifier(atIndex: index) != nil || real.itemIdentifier(atIndex: -1) != nil
            || real.sectionIdentifier(at: model.sections.count) != nil || real.sectionIdentifier(at: -1) != nil
        {
            return "something stands outside"
        }
        for identifier in identifiers where real.contains(item: identifier) != (model.path(of: identifier) != nil) {
            return "contains(item: \(identifier))"
        }
        if real.reloadedItemIdentifiers != model.reloadedItems
            || real.reconfiguredItemIdentifiers != model.reconfiguredItems
            || real.reloadedSectionIdentifiers != model.reloadedSections
        {
            return "marks"
        }
        return nil
    }
}

/// The sentences that stop a program which misuses a snapshot.
///
/// Each names the call, the offending identifier and the cure, and is printed in release builds too.
@usableFromInline
package enum Misuse {
    /// Stops the program with `call: problem; cure.`, where `problem` speaks of `identifier`.
    @usableFromInline
    @inline(never)
    package static func stop<ID>(
        _ call: StaticString, _ kind: StaticString, _ identifier: ID, _ problem: StaticString, cure: StaticString
    ) -> Never {
        #if hasFeature(Embedded)
        fatalError("A snapshot was misused: an identifier was unknown, or given twice.")
        #else
        fatalError("\(call): \(kind) \(String(reflecting: identifier)) \(problem); \(cure).")
        #endif
    }

    /// Stops the program with `call: problem; cure.`, where no identifier is at fault.
    @usableFromInline
    @inline(never)
    static func stop(_ call: StaticString, _ problem: StaticString, cure: StaticString) -> Never {
        #if hasFeature(Embedded)
        fatalError("A snapshot was misused: a section was needed and there is none.")
        #else
        fatalError("\(call): \(problem); \(cure).")
        #endif
    }

    @inlinable
    static func unknownSection<ID>(_ call: StaticString, _ identifier: ID) -> Never {
        stop(call, "section", identifier, "is not in the snapshot", cure: "append it with appendSections(_:) first")
    }

    @inlinable
    static func unknownItem<ID>(_ call: StaticString, _ identifier: ID) -> Never {
        stop(call, "item", identifier, "is not in the snapshot", cure: "append it with appendItems(_:toSection:) first")
    }

    @inlinable
    static func noSections(_ call: StaticString) -> Never {
        stop(
            call, "there is no section that the items could join",
            cure: "append one with appendSections(_:) first")
    }

    @inlinable
    static func itemGivenTwice<ID>(_ call: StaticString, _ identifier: ID) -> Never {
        stop(
            call, "item", identifier, "stands twice in the identifiers given",
            cure: "give each item once; to append, appendItems(_:toSection:duplicates:) takes duplicates")
    }

    @inlinable
    static func sectionGivenTwice<ID>(_ call: StaticString, _ identifier: ID) -> Never {
        stop(call, "section", identifier, "stands twice in the identifiers given", cure: "give each section once")
    }

    @inlinable
    static func sectionExists<ID>(_ call: StaticString, _ identifier: ID) -> Never {
        stop(
            call, "section", identifier, "is in the snapshot already",
            cure: "move it with moveSection(_:beforeSection:) or moveSection(_:afterSection:)")
    }

    @inlinable
    static func itemIsItsOwnAnchor<ID>(_ call: StaticString, _ identifier: ID) -> Never {
        stop(
            call, "item", identifier, "cannot be placed relative to itself",
            cure: "name another item as the destination")
    }

    @inlinable
    static func sectionIsItsOwnAnchor<ID>(_ call: StaticString, _ identifier: ID) -> Never {
        stop(
            call, "section", identifier, "cannot be placed relative to itself",
            cure: "name another section as the destination")
    }

    /// Stops the program when two identifiers were found that are equal and yet hash differently; otherwise the answer
    /// is true.
    @inlinable
    static func checkHashes<ID>(_ pair: (ID, ID)?, _ call: StaticString) -> Bool {
        if let pair { inconsistentHash(call, pair.0, pair.1) }
        return true
    }

    /// Stops the program when two equal identifiers hash differently.
    static func checkHash<ID: Hashable>(_ identifier: ID, _ other: ID, _ call: StaticString) {
        if identifier.hashValue != other.hashValue { inconsistentHash(call, identifier, other) }
    }

    @usableFromInline
    @inline(never)
    static func inconsistentHash<ID>(_ call: StaticString, _ identifier: ID, _ other: ID) -> Never {
        #if hasFeature(Embedded)
        fatalError("A snapshot was misused: two identifiers are equal and hash differently.")
        #else
        fatalError(
            """
            \(call): the identifiers \(String(reflecting: identifier)) and \(String(reflecting: other)) are equal but \
            hash differently; feed to hash(into:) exactly what == compares.
            """)
        #endif
    }

    @inlinable
    static func changedHash<ID>(_ call: StaticString, _ identifier: ID) -> Never {
        stop(
            call, "identifier", identifier, "changed its hash value while it was in the snapshot",
            cure: "feed to hash(into:) only what stays the same")
    }

    /// Stops the program at the first item that stands twice; otherwise the answer is true.
    @inlinable
    @discardableResult
    static func checkItemUniqueness<ID: Hashable>(_ identifiers: [ID], _ call: StaticString) -> Bool {
        guard identifiers.count > 1 else { return true }
        var seen = Set<ID>(minimumCapacity: identifiers.count)
        for item in identifiers where !seen.insert(item).inserted { itemGivenTwice(call, item) }
        return true
    }

    /// Stops the program at the first section that stands twice.
    @inlinable
    static func checkSectionUniqueness<ID: Hashable>(_ identifiers: [ID], _ call: StaticString) {
        guard identifiers.count > 1 else { return }
        var seen = Set<ID>(minimumCapacity: identifiers.count)
        for section in identifiers where !seen.insert(section).inserted { sectionGivenTwice(call, section) }
    }
}

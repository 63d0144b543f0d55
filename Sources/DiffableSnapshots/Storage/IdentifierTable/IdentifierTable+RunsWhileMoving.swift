// Slots of many identifiers at once, each where it belongs while slots are being moved.
extension IdentifierTable {
    /// Calls `body` with the number that each entry has for a handle, and a handle whose slot has the same tag, until
    /// it says that this is the right one.
    @usableFromInline
    func forEachCandidate(for entries: UnsafeBufferPointer<UInt64>, _ body: (Int32, Int32) -> Bool) {
        if outgoing.isEmpty { return slots.forEachCandidate(for: entries, slotBits: slotBits, body) }
        for index in entries.indices {
            let entry = UnsafeBufferPointer(rebasing: entries[index...index])
            if outgoing.holds(IdentifierHash.tag(in: entries[index])) {
                outgoing.slots.forEachCandidate(for: entry, slotBits: outgoing.slotBits, body)
            } else {
                slots.forEachCandidate(for: entry, slotBits: slotBits, body)
            }
        }
    }

    /// Puts slots where they belong. There must be room for them.
    ///
    /// - Parameter isSame: Whether two handles, whose tags are equal, have equal identifiers.
    /// - Returns: Two such handles, when there are any.
    @usableFromInline
    mutating func insertSlots(
        _ entries: UnsafeBufferPointer<UInt64>, isSame: (Int32, Int32) -> Bool
    ) -> (Int32, Int32)? {
        if outgoing.isEmpty { return slots.insertSlots(entries, slotBits: slotBits, isSame: isSame) }
        for index in entries.indices {
            let entry = UnsafeBufferPointer(rebasing: entries[index...index])
            let same =
                outgoing.holds(IdentifierHash.tag(in: entries[index]))
                ? outgoing.slots.insertSlots(entry, slotBits: outgoing.slotBits, isSame: isSame)
                : slots.insertSlots(entry, slotBits: slotBits, isSame: isSame)
            if let same { return same }
        }
        return nil
    }

    /// Empties slots.
    ///
    /// - Returns: The handle of the first one that isn't there, if there is such. The table is then of no use.
    @usableFromInline
    mutating func removeSlots(_ entries: UnsafeBufferPointer<UInt64>) -> Int32? {
        if outgoing.isEmpty { return slots.removeSlots(entries, slotBits: slotBits) }
        for index in entries.indices {
            let entry = UnsafeBufferPointer(rebasing: entries[index...index])
            let missing =
                outgoing.holds(IdentifierHash.tag(in: entries[index]))
                ? outgoing.slots.removeSlots(entry, slotBits: outgoing.slotBits)
                : slots.removeSlots(entry, slotBits: slotBits)
            if let missing { return missing }
        }
        return nil
    }
}

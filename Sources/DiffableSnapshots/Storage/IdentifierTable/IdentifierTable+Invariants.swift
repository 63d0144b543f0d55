extension IdentifierTable {
    /// Stops the program when the table contradicts itself. For tests.
    package func checkInvariants() {
        identifiers.checkInvariants()
        freeHandles.checkInvariants()
        precondition(slots.checkInvariants() == count, "the slots and the identifiers differ in number")
        let room = slots.pageCount * HashSlots.load
        precondition(count <= room && room <= max(HashSlots.load, 4 * count), "there are too few slots, or too many")
        var free = Set<Int32>()
        for index in 0..<freeHandles.count {
            precondition(free.insert(freeHandles[index]).inserted, "a handle is free twice")
        }
        for handle in 0..<identifiers.count {
            guard let identifier = identifiers[handle] else {
                precondition(free.contains(Int32(handle)), "a handle without identifier is not free")
                continue
            }
            precondition(!free.contains(Int32(handle)), "a free handle has an identifier")
            precondition(self.handle(of: identifier) == Int32(handle), "an identifier is not found")
        }
    }
}

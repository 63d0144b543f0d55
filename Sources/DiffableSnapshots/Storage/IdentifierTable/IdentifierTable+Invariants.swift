extension IdentifierTable {
    /// Stops the program when the table contradicts itself. For tests.
    package func checkInvariants() {
        identifiers.checkInvariants()
        slots.checkInvariants()
        freeHandles.checkInvariants()
        precondition(slots.count == (slotBits == 0 ? 0 : 1 &<< slotBits), "the number of slots is wrong")
        var free = Set<Int32>()
        for index in 0..<freeHandles.count {
            precondition(free.insert(freeHandles[index]).inserted, "a handle is free twice")
        }
        var used = 0
        for handle in 0..<identifiers.count {
            guard let identifier = identifiers[handle] else {
                precondition(free.contains(Int32(handle)), "a handle without identifier is not free")
                continue
            }
            precondition(!free.contains(Int32(handle)), "a free handle has an identifier")
            precondition(self.handle(of: identifier) == Int32(handle), "an identifier is not found")
            used += 1
        }
        var filled = outgoing.checkInvariants()
        for index in 0..<slots.count where slots[index] != 0 {
            let tag = IdentifierHash.tag(in: slots[index])
            precondition(!outgoing.holds(tag), "a slot was moved too early")
            filled += 1
        }
        precondition(filled == used && used == count, "the slots and the identifiers differ in number")
        precondition(slots.count == 0 || filled < slots.count, "no slot is empty")
    }
}

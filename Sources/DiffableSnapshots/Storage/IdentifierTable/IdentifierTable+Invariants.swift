extension IdentifierTable {
    /// Stops the program when the table contradicts itself. For tests.
    package func checkInvariants() {
        identifiers.checkInvariants()
        links.checkInvariants()
        buckets.checkInvariants()
        freeHandles.checkInvariants()
        precondition(links.count == identifiers.count, "the links and the identifiers differ in number")
        precondition(
            count <= buckets.count && buckets.count <= max(1, 4 * count), "there are too few buckets, or too many")
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
        var linked = 0
        for bucket in 0..<buckets.count {
            var handle = buckets[bucket]
            while handle >= 0 {
                precondition(self.bucket(of: links[Int(handle)].tag) == bucket, "a handle is in another bucket's chain")
                linked += 1
                precondition(linked <= count, "a chain has no end, or holds a free handle")
                handle = links[Int(handle)].next
            }
        }
        precondition(linked == count, "a handle is in no chain")
    }
}

extension ListMatcher {
    /// Tells new elements without a match apart from each other, and from old ones that were matched by comparing: those
    /// that were matched by hashing would have been found.
    @inlinable
    mutating func verify() {
        if isHandful(strays.count * new.count) || strays.count <= 4 && oldPrefixes == nil {
            // To compare a handful with all others is quicker than hashing.
            isValid = !strays.contains { isElsewhere($0) }
            return
        }
        let newPrefixes = hashedNew ?? hashedStrays()
        hashedNew = newPrefixes
        if strays.count <= 4, let oldPrefixes {
            isValid = !strays.contains { stray in
                let prefix = newPrefixes.memory[Int(stray)]
                let isSuspect =
                    oldPrefixes.contains(prefix)
                    || strays.contains { $0 != stray && newPrefixes.memory[Int($0)] == prefix }
                return isSuspect && isElsewhere(stray)
            }
            return
        }
        let table = PrefixTable(bound: new.count, capacity: strays.count, prefixes: newPrefixes)
        defer { table.destroy() }
        guard table.insertUnique(strays.lazy.map { Int($0) }, isSame: { new[$0] == new[$1] }) else {
            isValid = false
            return
        }
        if compared.isEmpty || isOldSearched { return }
        let oldPrefixes = self.oldPrefixes ?? HashPrefixes(of: old)
        self.oldPrefixes = oldPrefixes
        for block in compared {
            let start = sections.old.index(block.oldSection, block.oldStart)
            for index in start..<(start + Int(block.count))
            where table.index(of: oldPrefixes.memory[index], where: { new[$0] == old[index] }) >= 0 {
                isValid = false
                return
            }
        }
    }

    /// Whether a new element stands on the new side once more.
    @inlinable
    func isElsewhere(_ stray: Int32) -> Bool {
        new.indices.contains { $0 != Int(stray) && new[$0] == new[Int(stray)] }
    }

    @inlinable
    func hashedStrays() -> HashPrefixes {
        let prefixes = HashPrefixes(count: new.count)
        prefixes.hash(new, strays.count) { Int(strays[$0]) }
        return prefixes
    }

    /// Gives new elements the prefixes of their matches, as long as those of all old ones are known.
    @inlinable
    mutating func takePrefixes() {
        guard newPrefixes == nil, let oldPrefixes else { return }
        if strays.isEmpty, isSame {
            newPrefixes = oldPrefixes
            return
        }
        if hashedNew == nil, strays.count > 4 { return }
        let prefixes = hashedNew ?? hashedStrays()
        for block in hashedNew == nil ? blocks : compared {
            let target = prefixes.memory + sections.new.index(block.newSection, block.newStart)
            let source = oldPrefixes.memory + sections.old.index(block.oldSection, block.oldStart)
            target.update(from: source, count: Int(block.count))
        }
        newPrefixes = prefixes
    }

    /// Whether everything stands where it stood, given that everything has a match.
    @inlinable
    var isSame: Bool {
        old.count == new.count
            && blocks.allSatisfy {
                sections.old.index($0.oldSection, $0.oldStart) == sections.new.index($0.newSection, $0.newStart)
            }
    }
}

import Diffable

/// One change of the trash is made after the other.
extension TrashScreen {
    /// Begins a change of some entries. One that was asked for while another one was under way waits for that, and
    /// leaves out what is gone by then.
    ///
    /// - Returns: What is to be changed; nil where nothing is left, and nothing has begun.
    func begin(_ entries: [Trash.Entry]) async -> [Trash.Entry]? {
        guard isChanging else {
            isChanging = true
            return entries
        }
        while isChanging { await withCheckedContinuation { waiting.append($0) } }
        isChanging = true
        let left = await onDisk { entries.filter { !DirectoryReader.isGone($0.item.trashed) } }
        if left.isEmpty { isChanging = false }
        return left.isEmpty ? nil : left
    }

    /// Where the user looks by now, who may have gone on while a change was under way.
    var front: Screen {
        let root: Screen = presentingScreen == nil ? browser ?? self : self
        return root.chain.last ?? root
    }
}

import Diffable
import Foundation

/// Moving entries to other folders, on disk.
extension FileBrowserScreen {
    /// Moves entries to a folder, one after the other. What fails says so in its row, and stays where it is. A move is
    /// taken back as easily as it was made; only before one to another disk, which takes its time, the user is asked.
    ///
    /// - Parameters:
    ///   - entries: The entries; those that are in the folder already stay as they are.
    ///   - folder: The folder that they go to.
    /// - Returns: Whether any was moved.
    @discardableResult func move(_ entries: [MovableEntry], to folder: FolderPlace) async -> Bool {
        let moves = await onDisk { Self.moves(of: entries, to: folder) }
        guard !moves.isEmpty, !mustWaitForMoves() else { return false }
        let what = moves.count == 1 ? "“\(FileNameText.text(of: moves[0].move.name))”" : "\(grouped(moves.count)) items"
        let name = folder.path.lastComponentText
        if let message = await question(about: moves.map(\.move)) {
            guard await confirm("Move \(what) to “\(name)”?", message: message, action: "Move") else { return false }
        }
        let held = await holdingMoves {
            var taken: [FileMove] = []
            let moved = await perform(moves.map(\.move), title: "Moving \(what)") { [weak self] index, failure in
                let move = moves[index].move
                if failure?.reason == .exists, move.canReplace { return taken.append(move) }
                self?.show(failure, of: moves[index].item)
            }
            // Whoever cancels is not asked what is to become of others.
            return (moved, moved.isCancelled ? Settled() : await settle(taken, in: name))
        }
        guard let (moved, settled) = held else { return false }
        var outcome = moved
        outcome.add(settled.outcome)
        let done = outcome.done
        if let step = undoing(moved.done, settled) { history.add(step) }
        guard !done.isEmpty else { return false }
        select(done.map { EntryPlace(folder: $0.target, name: $0.nameThere) })
        let first = FileNameText.text(of: done[0].nameThere)
        let count =
            outcome.countText(of: moves.count) ?? (done.count == 1 ? "“\(first)”" : "\(grouped(done.count)) items")
        present(Toast("\(count) moved to “\(name)”", undoingLatestStepOf: self))
        return true
    }

    /// The moves of those entries that are not in the folder already. What is in one folder mostly follows each other.
    private nonisolated static func moves(
        of entries: [MovableEntry], to folder: FolderPlace
    ) -> [(item: FileIdentity, move: FileMove)] {
        let path = folder.path
        var last: (source: FolderPlace, isOther: Bool)?
        return entries.compactMap { entry in
            if last?.source != entry.source { last = (entry.source, entry.source.path != path) }
            guard last?.isOther == true else { return nil }
            return (entry.item, FileMove(name: entry.name, source: entry.source, target: folder))
        }
    }

    /// What there is to know before entries go to another disk; nil where all stay on theirs.
    private func question(about moves: [FileMove]) async -> String? {
        let copied = await onDisk { FileMove.leavingDisk(moves) }
        if copied.isEmpty { return nil }
        if copied.count == moves.count { return "It’s on another disk. Nothing is overwritten." }
        var names = copied.prefix(3).map { "“\(FileNameText.text(of: $0.name))”" }
        if copied.count > 3 { names.append("\(copied.count - 3) more") }
        let list = names.count == 1 ? names[0] : names.dropLast().joined(separator: ", ") + " and \(names.last ?? "")"
        return "\(list) \(copied.count == 1 ? "goes" : "go") to another disk. Nothing is overwritten."
    }

    private func show(_ failure: FileMove.Failure?, of item: FileIdentity) {
        if failure == nil, visit.moveFailures[item] == nil { return }
        visit.moveFailures[item] = failure
        dataSource.reconfigure([item])
    }

    // MARK: Menu

    /// The folders that entries can be moved to: those that are shown, the one that shows all, and those around it.
    ///
    /// - Parameter didMove: Called once any was moved.
    func moveMenu(for items: [FileIdentity], didMove: @escaping @MainActor () -> Void = {}) -> Menu? {
        let entries = tree.movableEntries(Self.firstTwoOfEachFolder(items))
        if entries.isEmpty { return nil }
        let moving = Set(items)
        let known = tree.known
        let shown = known.folders(among: dataSource.snapshot().itemIdentifiers, but: moving, most: 30)
        let targets = tree.rootPlace.ancestors + ([FileIdentity.root] + shown).compactMap { known.place(of: $0) }
        let actions = targets.filter { place in entries.contains { $0.canMove(to: place) } }.map { place in
            Action(title: place.path.lastComponentText) { [weak self] _ in
                guard let self else { return }
                let known = tree.known
                Task {
                    let entries = await onDisk { known.movableEntries(items) }
                    if await self.move(entries, to: place) { didMove() }
                }
            }
        }
        let other = Action(title: "Other Folder…") { [weak self] _ in
            guard let self else { return }
            chooseFolder(for: tree.movableEntries(items), didMove: didMove)
        }
        return Menu(title: "Move to", image: .symbol("folder"), children: actions + [other])
    }

    /// Enough to know where any of them can be moved to: a target lies in at most one entry of a folder, so two
    /// of each tell whether any can go there.
    private static func firstTwoOfEachFolder(_ items: [FileIdentity]) -> [FileIdentity] {
        var counts: [UInt32: Int] = [:]
        var full: UInt32?
        return items.filter { item in
            if full == item.folder { return false }
            counts[item.folder, default: 0] += 1
            if counts[item.folder]! >= 2 { full = item.folder }
            return counts[item.folder]! <= 2
        }
    }

    /// Leads through all folders of the directory, however deep, from the one that the entries are in. As a question,
    /// the sheet has no address: whoever follows a link has nothing to move.
    private func chooseFolder(for entries: [MovableEntry], didMove: @escaping @MainActor () -> Void) {
        func chooser(_ place: FolderPlace) -> FolderChooserScreen {
            FolderChooserScreen(place, moving: entries, in: self) { [weak self] place in
                self?.dismiss()
                Task { if await self?.move(entries, to: place) == true { didMove() } }
            }
        }
        guard var start = entries.first?.source else { return }
        while entries.contains(where: { !$0.source.names.starts(with: start.names) }) { start.names.removeLast() }
        var last = chooser(start.prefix(0))
        present(last)
        for place in (start.ancestors + [start]).dropFirst() {
            let next = chooser(place)
            last.show(next)
            last = next
        }
    }
}

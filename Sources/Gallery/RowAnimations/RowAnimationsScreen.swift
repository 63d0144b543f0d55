import Diffable
import Foundation

/// A table driven by hand: its rows come, go and are edited by the table's own vocabulary of updates.
///
/// What is inserted, deleted and made anew is animated as chosen from a menu above the table.
@MainActor final class RowAnimationsScreen: Screen {
    static let animations: [(name: String, animation: TableView.RowAnimation)] = [
        ("Automatic", .automatic), ("Fade", .fade), ("Left", .left), ("Right", .right), ("Top", .top),
        ("Bottom", .bottom), ("Middle", .middle), ("None", .none),
    ]

    let animationButton = Button(label: "Automatic")
    let insertButton = Button(label: "Insert")
    let reloadButton = Button(label: "Reload")
    let deleteButton = Button(label: "Delete")
    let editButton = Button(label: "Edit")
    let table = TableView(style: .insetGrouped)
    private var animation = TableView.RowAnimation.automatic
    private(set) var sections: [[String]] = [
        ["Alder", "Beech", "Cedar", "Dogwood"], ["Elm", "Fir", "Ginkgo", "Hazel"],
    ]

    /// What a tree is called by those who study it, and the colour of its leaves in autumn.
    private static let kinds: [String: (name: String, color: Color)] = [
        "Alder": ("Alnus glutinosa", .systemGreen), "Beech": ("Fagus sylvatica", .systemOrange),
        "Cedar": ("Cedrus libani", .systemTeal), "Dogwood": ("Cornus sanguinea", .systemRed),
        "Elm": ("Ulmus glabra", .systemBrown), "Fir": ("Abies alba", .systemIndigo),
        "Ginkgo": ("Ginkgo biloba", .systemYellow), "Hazel": ("Corylus avellana", .systemPurple),
    ]
    private var lastNumber = 0
    private var versions: [String: Int] = [:]
    private let history = StepHistory()
    private let undoButtons = UndoButtons()

    init() {
        super.init(title: "Row Animations", tableView: table)
        table.register(TableViewCell.self, forCellReuseIdentifier: "tree")
        table.dataSource = self
        table.delegate = self
        animationButton.menu = Menu(
            title: "Animation", options: .singleSelection,
            children: Self.animations.map { name, animation in
                Action(title: name, state: animation == .automatic ? .on : .off) { [weak self] _ in
                    self?.choose(name, animation)
                }
            })
        choose("Automatic", .automatic)
        insertButton.image = .symbol("plus")
        reloadButton.image = .symbol("arrow.clockwise")
        deleteButton.image = .symbol("minus")
        insertButton.action = { [weak self] in self?.insertBelow() }
        reloadButton.action = { [weak self] in self?.reload() }
        deleteButton.action = { [weak self] in self?.delete() }
        // On a telephone one line is too short for all: beside the title is room for what ends editing.
        let tools = [animationButton, insertButton, reloadButton, deleteButton, undoButtons.undo, undoButtons.redo]
        for button in tools { button.isInToolbar = true }
        editButton.action = { [weak self] in self?.isEditing.toggle() }
        undoHistory = history
        history.onFinish = { [weak self] text in
            self?.announce(text)
        }
        history.observe(for: self) { [weak self] in self.map { $0.undoButtons.update(from: $0) } }
        undoButtons.attach(to: self)
        controls = tools + [editButton]
        showControls()
    }

    private func choose(_ name: String, _ animation: TableView.RowAnimation) {
        self.animation = animation
        animationButton.label = name
        animationButton.accessibilityLabel = "\(name), Animation"
    }

    /// The row that the buttons work on: the one that was chosen, or else the second one, and at last the only one.
    private var target: IndexPath? {
        if let chosen = table.indexPathForSelectedRow { return chosen }
        return sections[0].isEmpty ? nil : IndexPath(row: min(1, sections[0].count - 1), section: 0)
    }

    /// Inserts a row below the one that was chosen; without one, in the second place.
    private func insertBelow() {
        let chosen = table.indexPathForSelectedRow
        insert(at: IndexPath(row: (chosen?.row ?? 0) + 1, section: chosen?.section ?? 0))
    }

    private func insert(at indexPath: IndexPath) {
        lastNumber += 1
        let row = min(indexPath.row, sections[indexPath.section].count)
        perform(.insert("Sapling \(lastNumber)", IndexPath(row: row, section: indexPath.section)))
        announce("“Sapling \(lastNumber)” inserted")
    }

    private func reload() {
        guard let target else { return }
        perform(.reload(target, by: 1))
        announce("“\(sections[target.section][target.row])” reloaded")
    }

    private func delete() {
        if let target { remove(target) }
    }

    private func remove(_ indexPath: IndexPath) {
        let name = sections[indexPath.section][indexPath.row]
        perform(.delete(indexPath))
        announce("“\(name)” deleted")
    }

    /// Does what a user asks for, and keeps what takes it back.
    private func perform(_ edit: TreeEdit) {
        let name = name(of: edit)
        history.add(step(make(edit), named: name))
    }

    private func step(_ edit: TreeEdit, named name: String) -> StepHistory.Step {
        StepHistory.Step(name: name) { [weak self] in
            guard let self else { return nil }
            let opposite = make(edit)
            // One goes on with the tree that came back.
            if case .insert(_, let place) = edit { table.moveFocus(toRowAt: place) }
            return step(opposite, named: name)
        }
    }

    /// Makes an edit, and answers what takes it back.
    private func make(_ edit: TreeEdit) -> TreeEdit {
        defer { showControls() }
        switch edit {
        case .insert(let name, let place):
            sections[place.section].insert(name, at: place.row)
            table.insertRows(at: [place], with: animation)
            return .delete(place)
        case .delete(let place):
            let name = sections[place.section].remove(at: place.row)
            table.deleteRows(at: [place], with: animation)
            return .insert(name, place)
        case .move(let source, let destination):
            shift(source, destination)
            table.moveRow(at: source, to: destination)
            return .move(destination, source)
        case .reload(let place, let count):
            versions[sections[place.section][place.row], default: 0] += count
            table.reloadRows(at: [place], with: animation)
            return .reload(place, by: -count)
        }
    }

    private func shift(_ source: IndexPath, _ destination: IndexPath) {
        let name = sections[source.section].remove(at: source.row)
        sections[destination.section].insert(name, at: destination.row)
    }

    private func name(of edit: TreeEdit) -> String {
        switch edit {
        case .insert(let name, _): "Insertion of \(name)"
        case .delete(let place): "Deletion of \(sections[place.section][place.row])"
        case .move(let source, _): "Move of \(sections[source.section][source.row])"
        case .reload(let place, _): "Reload of \(sections[place.section][place.row])"
        }
    }

    private func showControls() {
        reloadButton.isEnabled = target != nil
        deleteButton.isEnabled = target != nil
        let count = sections.reduce(0) { $0 + $1.count }
        status = count == 1 ? "1 tree" : "\(count) trees"
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        editButton.label = editing ? "Done" : "Edit"
        editButton.isProminent = editing
    }
}

extension RowAnimationsScreen: TableViewDataSource, TableViewDelegate {
    func numberOfSections(in tableView: TableView) -> Int { sections.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "tree", for: indexPath)
        let name = sections[indexPath.section][indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = name
        let kind = Self.kinds[name]
        content.image = kind.map { .symbol("leaf.fill", on: $0.color) } ?? .symbol("leaf", on: .systemMint)
        content.secondaryText =
            switch versions[name] ?? 0 {
            case 0: kind?.name
            case 1: "Reloaded"
            case let count: "Reloaded \(count) times"
            }
        cell.contentConfiguration = content
        return cell
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? "Forest" : "Nursery"
    }

    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        section == 0
            ? "Insert, Reload, and Delete act on the tree you select, or else on the second."
            : "Edit takes trees out of the forest, plants them in the nursery, and moves them."
    }

    func tableView(
        _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle { indexPath.section == 0 ? .delete : .insert }

    func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        switch editingStyle {
        case .delete: remove(indexPath)
        case .insert: insert(at: indexPath)
        case .none: break
        }
    }

    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) { showControls() }

    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) { showControls() }

    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(_ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        let move = TreeEdit.move(source, destination)
        let name = name(of: move)
        shift(source, destination)
        // The table has moved the row already.
        history.add(step(.move(destination, source), named: name))
        showControls()
    }
}

/// Something that is done with the trees. Each can be taken back by another one.
private enum TreeEdit {
    case insert(String, IndexPath)
    case delete(IndexPath)
    case move(IndexPath, IndexPath)
    case reload(IndexPath, by: Int)
}

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
    private let table = TableView(style: .insetGrouped)
    private var animation = TableView.RowAnimation.automatic
    private(set) var sections: [[String]] = [
        ["Alder", "Beech", "Cedar", "Dogwood"], ["Elm", "Fir", "Ginkgo", "Hazel"],
    ]
    private var lastNumber = 0
    private var versions: [String: Int] = [:]

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
        insertButton.action = { [weak self] in self?.insert() }
        reloadButton.action = { [weak self] in self?.reload() }
        deleteButton.action = { [weak self] in self?.delete() }
        editButton.action = { [weak self] in self?.isEditing.toggle() }
        controls = [animationButton, reloadButton, deleteButton, insertButton, editButton]
    }

    private func choose(_ name: String, _ animation: TableView.RowAnimation) {
        self.animation = animation
        animationButton.label = name
        animationButton.accessibilityLabel = "\(name), Animation"
    }

    /// Inserts a row below the first one.
    private func insert(at indexPath: IndexPath = IndexPath(row: 1, section: 0)) {
        lastNumber += 1
        let row = min(indexPath.row, sections[indexPath.section].count)
        sections[indexPath.section].insert("Sapling \(lastNumber)", at: row)
        table.insertRows(at: [IndexPath(row: row, section: indexPath.section)], with: animation)
        showControls()
    }

    private func reload() {
        guard let first = sections[0].dropFirst().first else { return }
        versions[first, default: 0] += 1
        table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: animation)
    }

    private func delete() {
        guard sections[0].count > 1 else { return }
        remove(IndexPath(row: 1, section: 0))
    }

    private func remove(_ indexPath: IndexPath) {
        sections[indexPath.section].remove(at: indexPath.row)
        table.deleteRows(at: [indexPath], with: animation)
        showControls()
    }

    /// The buttons work on the second row, as long as there is one.
    private func showControls() {
        reloadButton.isEnabled = sections[0].count > 1
        deleteButton.isEnabled = sections[0].count > 1
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
        content.image =
            name.hasPrefix("Sapling") ? .symbol("leaf", on: .systemMint) : .symbol("leaf.fill", on: .systemGreen)
        content.secondaryText = versions[name].map { $0 == 1 ? "Reloaded" : "Reloaded \($0) times" }
        cell.contentConfiguration = content
        return cell
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? "Forest" : "Nursery"
    }

    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        section == 0
            ? "While you edit, trees are taken out of the forest." : "While you edit, trees are planted in the nursery."
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

    func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(_ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        let name = sections[source.section].remove(at: source.row)
        sections[destination.section].insert(name, at: destination.row)
    }
}

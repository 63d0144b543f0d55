import Diffable
import Foundation

/// A list to be edited: headers that stay in sight, circles, bells and bars in the rows.
@MainActor final class RemindersScreen: Screen {
    typealias DataSource = CollectionViewModelDataSource<Reminder.Day, Reminder>

    let editButton = Button(label: "Edit")
    /// In place of Edit while a title is edited, which a press anywhere in the bar ends.
    let doneButton = Button(label: "Done", isProminent: true)
    var isTitleEdited = false { didSet { showControls() } }
    let addButton = Button(label: "New Reminder")
    let deleteButton = Button(label: "Delete Selected")
    let selectAllButton = Button(label: "Select All")
    let moreButton = Button(label: "More")
    private(set) var dataSource: DataSource!
    var lastID = 0
    /// Whether what is done is shown, and what is not shown by now.
    var hidesCompleted = false
    var hidden = HiddenReminders()
    /// What is done and leaves in a moment, and what waits for that.
    var staying: Set<Reminder.ID> = []
    var leaving: Task<Void, Never>?
    let clock: any Clock<Duration>
    /// What the menu was made for.
    var menuState: MenuState?
    /// The message that such are hidden, which is over once they are shown.
    var hidingToast: Toast.ID?
    /// What came back with the undo or redo that is being done.
    var returned: [Reminder.ID] = []
    /// What was deleted as the selected ones.
    var deletedSelection: Set<Reminder.ID> = []
    /// What was added, until it has a title. Adding and naming it are one step to undo.
    var draft: Reminder.ID?
    /// What was given its title last, if that was what it was added with.
    var added: Reminder.ID?

    /// - Parameter clock: By which what is done leaves, where it is not shown.
    init(clock: any Clock<Duration> = ContinuousClock()) {
        self.clock = clock
        super.init(title: "Reminders", collectionView: CollectionView())
        collectionView.collectionViewLayout = makeLayout()
        collectionView.allowsSelection = false
        collectionView.allowsMultipleSelectionDuringEditing = true
        collectionView.delegate = self
        // The last rows can be scrolled from under a message.
        collectionView.contentInset = EdgeInsets(top: 0, left: 0, bottom: 72, right: 0)
        configureControls()
        dataSource = makeDataSource()
        let start = DataSource.Models(sections: Reminder.Day.allCases.map { ($0, Reminder.all[$0] ?? []) })
        lastID = start.identifiers.itemIdentifiers.max() ?? 0
        dataSource.apply(start, animatingDifferences: false)
        undoHistory = WholeListHistory(dataSource.history) { [weak self] in self?.turn($0) }
        dataSource.history.onFinish = { [weak self] outcome in
            self?.returned = outcome.changeset.insertedItemIdentifiers + outcome.changeset.movedItemIdentifiers
        }
        dataSource.history.onChange = { [weak self] in self?.showMenu() }
        dataSource.reorderingHandlers.canReorderItem = { _ in true }
        dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
            guard let self, let id = transaction.moves.first?.item, let reminder = reminder(withID: id) else { return }
            offerUndo(.move, of: reminder, count: transaction.moves.count)
        }
        showChange()
    }

    override func screen(at component: String) -> Screen? {
        let reminder =
            Reminder.ID(component).flatMap(reminder(withID:))
            ?? shownReminders.meant(by: component, name: \.title)
        return reminder.map { ReminderDetailScreen($0.id, in: self) }
    }

    private func configureControls() {
        for button in [editButton, doneButton] { button.possibleLabels = ["Edit", "Done"] }
        editButton.action = { [weak self] in self?.isEditing.toggle() }
        addButton.action = { [weak self] in self?.add() }
        addButton.image = .symbol("plus.circle.fill")
        addButton.showsLabelBesideImage = true
        deleteButton.action = { [weak self] in self?.deleteSelected() }
        deleteButton.image = .symbol("trash")
        deleteButton.keyEquivalent = .delete
        for button in [addButton, deleteButton] { button.isInToolbar = true }
        selectAllButton.action = { [weak self] in self?.selectAllOrNone() }
        moreButton.image = .symbol("ellipsis")
        showControls()
    }

    private func showControls() {
        controls =
            isEditing
            ? [selectAllButton, deleteButton, editButton]
            : [addButton, moreButton, isTitleEdited ? doneButton : editButton]
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        editButton.label = editing ? "Done" : "Edit"
        editButton.isProminent = editing
        editButton.keyEquivalent = editing ? .escape : nil
        showControls()
        showSelection()
    }

    func reminder(at indexPath: IndexPath) -> Reminder? {
        dataSource.model(at: indexPath)
    }

    func reminder(withID id: Reminder.ID) -> Reminder? {
        dataSource.model(for: id) ?? hidden.reminder(id)
    }

    func day(of id: Reminder.ID) -> Reminder.Day? {
        dataSource.snapshot().sectionIdentifier(containingItem: id) ?? hidden.day(of: id)
    }

    override var restorableState: [String: String] {
        var state = super.restorableState
        state["completed"] = hidesCompleted ? "hidden" : nil
        return state
    }

    override func restore(_ state: [String: String]) {
        setHidesCompleted(state["completed"] == "hidden", animated: false)
        super.restore(state)
    }
}

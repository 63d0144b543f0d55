import Diffable
import Foundation

/// What is added is named in its row.
extension RemindersScreen {
    /// The last reminder in sight of the day that most of those in sight are for.
    private var lastInSight: Reminder.ID? {
        let days = Dictionary(grouping: collectionView.indexPathsForVisibleItems, by: \.section)
        let day = days.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
        return day?.value.max().flatMap(dataSource.itemIdentifier(for:))
    }

    /// Adds a reminder to be named: below another one, or where one is in the list.
    func add(below former: Reminder.ID? = nil) {
        endMessage()
        settleDraft()
        let former = former ?? lastInSight
        lastID += 1
        let reminder = Reminder(id: lastID, title: "")
        dataSource.history.beginUndoGrouping()
        draft = reminder.id
        apply { reminders in
            if let former {
                reminders.insertItems([reminder], afterItem: former)
            } else {
                reminders.appendItems([reminder], toSection: .today)
            }
        }
        // Whoever adds something sees it, and names it next.
        if let indexPath = dataSource.indexPath(for: lastID) { collectionView.beginEditingText(ofItemAt: indexPath) }
    }

    /// Gives what was added its title. Without one it goes, and was never there.
    func settleDraft(named title: String = "") {
        guard let id = draft else { return }
        draft = nil
        if var reminder = dataSource.model(for: id) {
            reminder.title = title
            apply { reminders in
                if title.isEmpty { reminders.deleteItems([id]) } else { reminders.update(reminder) }
            }
            if !title.isEmpty { offerUndo(.addition, of: reminder) }
        }
        // An undo has ended the group by now, if one came meanwhile.
        if dataSource.history.groupingLevel > 0 { dataSource.history.endUndoGrouping() }
    }
}

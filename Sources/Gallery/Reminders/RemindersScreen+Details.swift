import Diffable
import Foundation

/// A reminder's details, over the list.
extension RemindersScreen {
    func showDetails(of id: Reminder.ID) {
        if reminder(withID: id) != nil { present(ReminderDetailScreen(id, in: self)) }
    }

    /// Puts a reminder first among those of a day.
    func move(_ id: Reminder.ID, to day: Reminder.Day) {
        guard let reminder = reminder(withID: id), self.day(of: id) != day else { return }
        edit(.move, of: reminder) { reminders in
            if let first = reminders.items(inSection: day).first {
                reminders.moveItem(id, beforeItem: first.id)
            } else {
                reminders.deleteItems([id])
                reminders.appendItems([reminder], toSection: day)
            }
        }
    }

    /// Gives a reminder another title; none is no title.
    func rename(_ id: Reminder.ID, to text: String) {
        let title = text.trimmingCharacters(in: .whitespaces)
        if id == draft { return settleDraft(named: title) }
        if !title.isEmpty { change(id) { $0.title = title } }
    }
}

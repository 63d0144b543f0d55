import Diffable
import Foundation

extension RemindersScreen {
    /// A plain list whose rows can be swiped: done where a line of text starts, deleted where it ends.
    func makeLayout() -> CollectionViewCompositionalLayout {
        var configuration = CollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            guard let self, let reminder = reminder(at: indexPath) else { return nil }
            let action = ContextualAction(style: .normal, title: reminder.isDone ? "Not Done" : "Done") {
                [weak self] _, _, completion in
                self?.toggleDone(reminder)
                completion(true)
            }
            action.accessibilityLabel = reminder.isDone ? "Mark as Not Done" : "Mark as Done"
            action.image = .symbol(reminder.isDone ? "arrow.uturn.backward" : "checkmark.circle")
            action.backgroundColor = .systemGreen
            return SwipeActionsConfiguration(actions: [action] + (progressAction(on: reminder).map { [$0] } ?? []))
        }
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            guard let self, let reminder = reminder(at: indexPath) else { return nil }
            let delete = ContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
                self?.delete([reminder.id])
                completion(true)
            }
            delete.image = .symbol("trash")
            let notify = ContextualAction(style: .normal, title: reminder.notifies ? "Mute" : "Notify") {
                [weak self] _, _, completion in
                self?.change(reminder.id) { $0.notifies.toggle() }
                completion(true)
            }
            notify.image = .symbol(reminder.notifies ? "bell.slash" : "bell")
            notify.backgroundColor = .systemIndigo
            return SwipeActionsConfiguration(actions: [delete, notify])
        }
        return .list(using: configuration)
    }

    /// What brings forward a reminder that is done little by little; nil for others, and once all of it is done.
    private func progressAction(on reminder: Reminder) -> ContextualAction? {
        guard let progress = reminder.progress, progress < 1, !reminder.isDone else { return nil }
        let action = ContextualAction(style: .normal, title: "20% More") { [weak self] _, _, completion in
            self?.change(reminder.id) { $0.progress = min(1, progress + 0.2) }
            completion(true)
        }
        action.image = .symbol("plus.circle")
        action.backgroundColor = .systemBlue
        return action
    }
}

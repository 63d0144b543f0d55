import Diffable

/// Reminders that are done and not shown, with what it takes to put them back where they stood.
struct HiddenReminders {
    typealias Models = ModelSnapshot<Reminder.Day, Reminder>

    private var reminders: [Reminder.ID: (reminder: Reminder, day: Reminder.Day)] = [:]
    /// All of each day, shown or not, in the order in which they stood when the list was whole.
    private var order: [Reminder.Day: [Reminder.ID]] = [:]

    var ids: Set<Reminder.ID> { Set(reminders.keys) }
    var count: Int { reminders.count }

    func reminder(_ id: Reminder.ID) -> Reminder? { reminders[id]?.reminder }

    func day(of id: Reminder.ID) -> Reminder.Day? { reminders[id]?.day }

    /// Takes those that are meant out of a list that is whole. Days without any reminder go with the last one.
    mutating func take(from models: inout Models, where isMeant: (Reminder) -> Bool) {
        for day in models.identifiers.sectionIdentifiers {
            order[day] = models.identifiers.itemIdentifiers(inSection: day)
            for reminder in models.items(inSection: day) where isMeant(reminder) {
                reminders[reminder.id] = (reminder, day)
            }
        }
        models.deleteItems(Array(reminders.keys))
        if models.identifiers.numberOfItems == 0 { models.deleteSections(models.identifiers.sectionIdentifiers) }
    }

    /// Puts all of them back: each behind the nearest of those before it that is still there.
    mutating func putBack(into models: inout Models) {
        if reminders.isEmpty { return }
        if models.identifiers.numberOfSections == 0 { models.appendSections(Reminder.Day.allCases) }
        for (day, ids) in order {
            var former: Reminder.ID?
            for id in ids {
                if let hidden = reminders[id]?.reminder {
                    Self.insert(hidden, behind: former, on: day, in: &models)
                } else if models.identifiers.sectionIdentifier(containingItem: id) != day {
                    continue
                }
                former = id
            }
        }
        self = HiddenReminders()
    }

    private static func insert(
        _ reminder: Reminder, behind former: Reminder.ID?, on day: Reminder.Day, in models: inout Models
    ) {
        if let former {
            models.insertItems([reminder], afterItem: former)
        } else if let first = models.identifiers.itemIdentifiers(inSection: day).first {
            models.insertItems([reminder], beforeItem: first)
        } else {
            models.appendItems([reminder], toSection: day)
        }
    }
}

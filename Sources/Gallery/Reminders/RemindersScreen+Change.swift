extension RemindersScreen {
    /// What became of a reminder.
    enum Change {
        case addition, completion, deletion, move, renaming, reopening
        case notification(Bool)
        case flag(Bool)
        case priority(Reminder.Priority)
        case progress(Double)
        case note(isThere: Bool)

        /// What is different in a reminder; nil where nothing is.
        init?(from old: Reminder, to new: Reminder) {
            if new.isDone != old.isDone {
                self = new.isDone ? .completion : .reopening
            } else if new.title != old.title {
                self = .renaming
            } else if new.notifies != old.notifies {
                self = .notification(new.notifies)
            } else if new.isFlagged != old.isFlagged {
                self = .flag(new.isFlagged)
            } else if new.priority != old.priority {
                self = .priority(new.priority)
            } else if let progress = new.progress, progress != old.progress {
                self = .progress(progress)
            } else if new.note != old.note {
                self = .note(isThere: new.note != nil)
            } else {
                return nil
            }
        }

        /// Whether it makes the reminder.
        var isAddition: Bool { if case .addition = self { true } else { false } }

        /// Whether it is a mark of what is done.
        var isMark: Bool {
            switch self {
            case .completion, .reopening: true
            default: false
            }
        }

        /// What is said of the reminder, after its name.
        var words: String {
            switch self {
            case .addition: "added"
            case .completion: "completed"
            case .deletion: "deleted"
            case .move: "moved"
            case .renaming: "renamed"
            case .reopening: "reopened"
            case .notification(let isOn): isOn ? "will notify you" : "won’t notify you"
            case .flag(let isOn): isOn ? "flagged" : "unflagged"
            case .priority(let priority):
                priority == .none ? "no longer has a priority" : "has \(priority.rawValue.lowercased()) priority"
            case .progress(let progress): "is \(progress.percentDone)"
            case .note(let isThere): isThere ? "has a new note" : "no longer has a note"
            }
        }
    }
}

extension Double {
    /// The share of what there is to do, in words.
    var percentDone: String { "\(Int((self * 100).rounded()))% done" }
}

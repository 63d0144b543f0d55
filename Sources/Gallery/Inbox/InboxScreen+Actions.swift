import Diffable
import Foundation

/// What swiping a letter uncovers, and its menu has: read or unread where lines begin, deleted or flagged where they end.
extension InboxScreen {
    /// The letters that an action on one of them means: all that are selected where it is one of these.
    private func meant(by letter: InboxLetter) -> [InboxLetter] {
        let selected = selectedLetters
        return selected.contains(letter) ? selected : [letter]
    }

    func readingActions(at indexPath: IndexPath) -> SwipeActionsConfiguration? {
        guard let letter = letter(at: indexPath) else { return nil }
        let isRead = isRead(letter)
        let action = ContextualAction(style: .normal, title: isRead ? "Mark as Unread" : "Mark as Read") {
            [weak self] _, _, completion in
            self.map { $0.setRead(!isRead, $0.meant(by: letter)) }
            completion(true)
        }
        action.image = .symbol(isRead ? "envelope.fill" : "envelope")
        action.backgroundColor = .systemBlue
        return SwipeActionsConfiguration(actions: [action])
    }

    func deletingActions(at indexPath: IndexPath) -> SwipeActionsConfiguration? {
        guard let letter = letter(at: indexPath) else { return nil }
        let action = ContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
            self.map { $0.delete($0.meant(by: letter)) }
            completion(true)
        }
        action.image = .symbol("trash.fill")
        let isFlagged = isFlagged(letter)
        let flag = ContextualAction(style: .normal, title: isFlagged ? "Unflag" : "Flag") {
            [weak self] _, _, completion in
            self.map { $0.setFlagged(!isFlagged, $0.meant(by: letter)) }
            completion(true)
        }
        flag.image = .symbol(isFlagged ? "flag.slash.fill" : "flag.fill")
        flag.backgroundColor = .systemOrange
        return SwipeActionsConfiguration(actions: [action, flag])
    }
}

extension CellAccessory {
    /// The dot before a letter that nobody has read. Read ones keep its place free, so that all texts start together.
    static func unread(isHidden: Bool) -> CellAccessory {
        let dot = Image.symbol("circle.fill").withConfiguration(Image.SymbolConfiguration(pointSize: 10))
        return .customView(
            configuration: .init(
                customView: .image(dot, label: "Unread"), placement: .leading(),
                isHidden: isHidden, reservedLayoutWidth: .custom(12), tintColor: .systemBlue))
    }

    /// The flag of a letter that somebody wants to find again.
    static var flag: CellAccessory {
        let flag = Image.symbol("flag.fill").withConfiguration(Image.SymbolConfiguration(pointSize: 14))
        return .customView(
            configuration: .init(
                customView: .image(flag, label: "Flagged"), placement: .trailing(),
                reservedLayoutWidth: .custom(16), tintColor: .systemOrange))
    }
}

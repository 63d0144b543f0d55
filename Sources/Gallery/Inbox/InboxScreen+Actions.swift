import Diffable
import Foundation

/// What swiping a letter uncovers, and its menu has: read or unread where lines begin, deleted or flagged where they
/// end.
extension InboxScreen {
    /// The letters that an action on one of them means: all that are selected where it is one of these.
    private func meant(by letter: InboxLetter) -> [InboxLetter] {
        let selected = selectedLetters
        return selected.contains(letter) ? selected : [letter]
    }

    /// An action on all letters that are meant by one.
    private func action(
        _ title: String, _ symbol: String, _ style: ContextualAction.Style = .normal, on letter: InboxLetter,
        _ body: @escaping (InboxScreen, [InboxLetter]) -> Void
    ) -> ContextualAction {
        let action = ContextualAction(style: style, title: title) { [weak self] _, _, completion in
            self.map { body($0, $0.meant(by: letter)) }
            completion(true)
        }
        action.image = .symbol(symbol)
        return action
    }

    /// What the menu has before that: the ways to answer a letter, and to put it away.
    func menu(for indexPaths: [IndexPath]) -> ContextMenuConfiguration? {
        guard !isEditing, let letter = indexPaths.first.flatMap(letter(at:)) else { return nil }
        return ContextMenuConfiguration(actionProvider: { [weak self] _ in
            let meant = self?.meant(by: letter) ?? []
            let reply = Action(
                title: "Reply", image: .symbol("arrowshape.turn.up.left"),
                attributes: meant.count == 1 ? [] : .disabled
            ) { [weak self] _ in self?.reply(to: letter) }
            let archive = Action(title: "Archive", image: .symbol("archivebox")) { [weak self] _ in
                self.map { $0.archive($0.meant(by: letter)) }
            }
            return Menu(children: [reply, archive])
        })
    }

    /// Opens a letter, and over it the answer to it.
    private func reply(to letter: InboxLetter) {
        read(letter)
        reader?.write()
    }

    func readingActions(at indexPath: IndexPath) -> SwipeActionsConfiguration? {
        guard let letter = letter(at: indexPath) else { return nil }
        let isRead = isRead(letter)
        let title = isRead ? "Mark as Unread" : "Mark as Read"
        let reading = action(title, isRead ? "envelope.fill" : "envelope", on: letter) { $0.setRead(!isRead, $1) }
        reading.backgroundColor = .systemBlue
        return SwipeActionsConfiguration(actions: [reading])
    }

    func deletingActions(at indexPath: IndexPath) -> SwipeActionsConfiguration? {
        guard let letter = letter(at: indexPath) else { return nil }
        let deletion = action("Delete", "trash.fill", .destructive, on: letter) { $0.delete($1) }
        let isFlagged = isFlagged(letter)
        let symbol = isFlagged ? "flag.slash.fill" : "flag.fill"
        let flag = action(isFlagged ? "Unflag" : "Flag", symbol, on: letter) { $0.setFlagged(!isFlagged, $1) }
        flag.backgroundColor = .systemOrange
        return SwipeActionsConfiguration(actions: [deletion, flag])
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

    /// The arrow of a letter that was answered.
    static var replied: CellAccessory { sign("arrowshape.turn.up.left.fill", "Replied", .secondaryLabel) }

    /// The pencil of a letter whose answer was begun.
    static var draft: CellAccessory { sign("pencil", "Draft", .secondaryLabel) }

    /// The flag of a letter that somebody wants to find again.
    /// When a letter came, smaller than who wrote it.
    static func time(_ text: String) -> CellAccessory {
        .label(text: text, options: .init(tintColor: .secondaryLabel, font: .preferredFont(forTextStyle: .footnote)))
    }

    static var flag: CellAccessory { sign("flag.fill", "Flagged", .systemOrange) }

    private static func sign(_ symbol: String, _ label: String, _ color: Color) -> CellAccessory {
        let image = Image.symbol(symbol).withConfiguration(Image.SymbolConfiguration(pointSize: 14))
        return .customView(
            configuration: .init(
                customView: .image(image, label: label), placement: .trailing(),
                reservedLayoutWidth: .custom(16), tintColor: color))
    }
}

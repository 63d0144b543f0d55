import Diffable
import Foundation

extension EmojiExplorerScreen: CollectionViewDelegate {
    /// What swiping an emoji's row uncovers: its star.
    func starring(of character: Character) -> SwipeActionsConfiguration {
        let isStarred = isStarred(character)
        let action = ContextualAction(style: .normal, title: nil) { [weak self] _, _, done in
            self?.toggleStar(character)
            done(true)
        }
        action.image = .symbol(isStarred ? "star.slash" : "star.fill")
        action.accessibilityLabel = isStarred ? "Unstar" : "Star"
        action.backgroundColor = .systemBlue
        return SwipeActionsConfiguration(actions: [action])
    }

    func showDetail(of character: Character) {
        show(EmojiDetailScreen(character, explorer: self))
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        if let character = item(at: indexPath)?.character { showDetail(of: character) }
    }

    func collectionView(
        _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> ContextMenuConfiguration? {
        guard let item = indexPaths.first.flatMap(item(at:)), let character = item.character else { return nil }
        return ContextMenuConfiguration(actionProvider: { [weak self] _ in self?.menu(of: item, character) })
    }

    private func menu(of item: EmojiItem, _ character: Character) -> Menu {
        var children: [MenuElement] = [
            Action(title: "Show Details", image: .symbol("info.circle")) { [weak self] _ in
                self?.showDetail(of: character)
            }
        ]
        if let emoji = EmojiCatalog.emoji(character), 1...5 ~= emoji.tones.count {
            let tones = ([emoji.character] + emoji.tones).map { tone in
                let name = SkinTone.name(of: tone)
                return Action(
                    title: name.isEmpty ? "Default" : name.prefix(1).uppercased() + name.dropFirst(),
                    image: .emoji(String(tone)), state: isStarred(tone) ? .on : .off
                ) { [weak self] _ in self?.toggleStar(tone) }
            }
            children.append(Menu(title: "Star a Skin Tone", children: tones))
        }
        if case .starred = item {
            // Tiles aren't swiped, so the menu has what rows get from their swipe actions.
            children.append(
                Menu(
                    options: .displayInline,
                    children: [
                        Action(title: "Unstar", image: .symbol("star.slash")) {
                            [weak self] _ in self?.toggleStar(character)
                        }
                    ]))
        }
        return Menu(children: children)
    }
}

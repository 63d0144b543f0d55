import BrowserHost
import Diffable

/// A page of the Gallery, and what its list says of it.
struct GalleryPage: Sendable {
    let path: String
    let emoji: String
    let title: String
    let summary: String
    /// Whether all visitors look at one screen.
    let isShared: Bool
    let makeScreen: @MainActor @Sendable () -> Screen

    private init(
        _ path: String, _ emoji: String, _ title: String, _ summary: String, isShared: Bool = false,
        makeScreen: @escaping @MainActor @Sendable () -> Screen
    ) {
        self.path = path
        self.emoji = emoji
        self.title = title
        self.summary = summary
        self.isShared = isShared
        self.makeScreen = makeScreen
    }

    /// Puts all pages on a server, under the titles of their groups.
    @MainActor static func addAll(to server: BrowserServer, finder: PeerFinder) {
        let groups = [
            ("From Apple’s Talks", talks(finder)), ("Everyday", everyday(finder)),
            ("Looks and Limits", looks(finder)),
        ]
        for (group, pages) in groups {
            for page in pages {
                server.addPage(
                    at: page.path, title: page.title, summary: page.summary, emoji: page.emoji, group: group,
                    isShared: page.isShared, makeScreen: page.makeScreen)
            }
        }
    }
}

/// What cards say is short, so that it stands in one line. As many pages stand in a group as fill lines of two, and of
/// three.
extension GalleryPage {
    @MainActor private static func talks(_ finder: PeerFinder) -> [GalleryPage] {
        [
            .init("/mountains", "🏔️", "Mountain Search", "Each letter you type filters the mountains.") {
                MountainsScreen(finder: finder)
            },
            .init("/wifi", "🛜", "Wi-Fi Settings", "Networks that come, go, and change places.") {
                WiFiScreen(findsRadio: true)
            },
            .init("/sort", "🎨", "Insertion Sort", "Colors that move to their sorted places.") {
                InsertionSortScreen()
            },
            .init("/emoji", "🍎", "Emoji Explorer", "Starred emoji in a row above an outline.") {
                EmojiExplorerScreen()
            },
        ]
    }

    @MainActor private static func everyday(_ finder: PeerFinder) -> [GalleryPage] {
        [
            .init("/inbox", "📬", "Inbox", "Letters to find, answer, swipe, and archive.") { InboxScreen() },
            .init("/reminders", "📌", "Reminders", "Bells and progress in rows that you edit.") {
                RemindersScreen()
            },
            .init("/share", "📡", "Share Sheet", "People, devices, and actions in your order.") {
                MountainScreen(Mountain.highest, finder: finder, favorites: Favorites(), memory: ShareMemory())
            },
            .init("/reorder", "🧭", "Reorderable List", "Drag rows within days and between them.") {
                ReorderableListScreen()
            },
            .init("/together", "🤝", "Shared List", "Everyone plans the same weekend, live.", isShared: true) {
                ReorderableListScreen.shared
            },
            .init("/chapters", "📖", "Chapters", "Drop headings before, after, or into others.") { ChaptersScreen() },
        ]
    }

    @MainActor private static func looks(_ finder: PeerFinder) -> [GalleryPage] {
        [
            .init("/million", "📜", "A Million Rows", "One list for all; insert rows at its top.", isShared: true) {
                MillionRowsScreen()
            },
            .init("/long", "🧵", "Long Moves", "Drag any of 100,000 rows to either end.") { LongListScreen() },
            .init("/letters", "🔤", "Mountains A–Z", "A table with an index of letters beside it.") {
                MountainIndexScreen(finder: finder)
            },
            .init("/row-animations", "🪟", "Row Animations", "Insert, delete, and edit rows in seven ways.") {
                RowAnimationsScreen()
            },
            .init("/lanes", "🛝", "Orthogonal Sections", "Five ways to scroll a section sideways.") {
                CatalogueEntry.named("orthogonal")?.makeScreen() ?? CatalogueScreen()
            },
            .init("/catalogue", "🗂️", "Catalogue", "Every feature, beside the code that shows it.") {
                CatalogueScreen()
            },
        ]
    }
}

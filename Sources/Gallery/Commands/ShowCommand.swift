import ArgumentParser
import BrowserHost

/// `gallery`: all demos, each on a page of its own.
struct ShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Shows all demos. This is what happens without a subcommand.")

    @OptionGroup var options: ServerOptions

    @Option(help: "The first port of this machine on which the Share Sheet listens for devices.")
    var discoveryPort = Announcement.standardPort

    @Argument(help: .hidden)
    var words: [String] = []

    func validate() throws {
        try DiscoveryPort.validate(discoveryPort)
        guard let word = words.first else { return }
        let known = ["browse", "show", "announce", "help"]
        let nearest = known.min { Self.distance($0, word) < Self.distance($1, word) }
        let hint = nearest.flatMap { Self.distance($0, word) <= 3 ? " Did you mean \"\($0)\"?" : nil } ?? ""
        throw ValidationError("\"\(word)\" is no command.\(hint)")
    }

    /// How many letters have to be changed, left out or put in to get from one word to the other.
    private static func distance(_ left: String, _ right: String) -> Int {
        let right = Array(right)
        var row = Array(0...right.count)
        for (index, letter) in left.enumerated() {
            var next = [index + 1]
            for (place, other) in right.enumerated() {
                next.append(min(row[place] + (letter == other ? 0 : 1), row[place + 1] + 1, next[place] + 1))
            }
            row = next
        }
        return row[right.count]
    }

    func run() async throws {
        let server = await Self.makeServer(options: options, discoveryPort: discoveryPort)
        Task { await Self.prepare() }
        try await server.runUntilInterrupted(announcing: "The Gallery is at")
    }

    /// Makes what all visitors of a demo share, away from the main actor or in small turns on it: the first of them
    /// would keep the others waiting.
    @concurrent private static func prepare() async {
        _ = Mountain.all
        _ = (EmojiExplorerScreen.start, EmojiExplorerScreen.outline, EmojiCatalog.matching("a"))
        for entry in CatalogueEntry.all.flatMap(\.entries) { await LayoutPreview.prepare(entry) }
    }

    @MainActor static func makeServer(
        options: ServerOptions, discoveryPort: Int = Announcement.standardPort
    ) -> BrowserServer {
        var configuration = options.configuration
        configuration.title = "Gallery"
        configuration.summary = "Say what a list shows; the list moves there. Every page is alive: type, drag, swipe."
        let server = BrowserServer(configuration: configuration)
        let finder = PeerFinder(firstPort: discoveryPort)
        // What cards say is equally long, so that none looks emptier than its neighbour.
        server.addPage(
            at: "/mountains", title: "Mountain Search", summary: "Each letter you type filters the mountains.",
            emoji: "🏔️", group: "From Apple’s Talks"
        ) { MountainsScreen(finder: finder) }
        server.addPage(
            at: "/wifi", title: "Wi-Fi Settings",
            summary: "Networks that come, go, and change places.", emoji: "🛜",
            group: "From Apple’s Talks"
        ) { WiFiScreen(findsRadio: true) }
        server.addPage(
            at: "/sort", title: "Insertion Sort", summary: "Colors that move to their sorted places.", emoji: "🎨",
            group: "From Apple’s Talks"
        ) { InsertionSortScreen() }
        server.addPage(
            at: "/emoji", title: "Emoji Explorer",
            summary: "Starred emoji in a row above an outline.", emoji: "🍎",
            group: "From Apple’s Talks"
        ) { EmojiExplorerScreen() }
        server.addPage(
            at: "/inbox", title: "Inbox",
            summary: "Letters to answer, swipe, and archive.",
            emoji: "📬", group: "Everyday"
        ) { InboxScreen() }
        server.addPage(
            at: "/reminders", title: "Reminders",
            summary: "Switches and progress in rows that you edit.",
            emoji: "📌",
            group: "Everyday"
        ) { RemindersScreen() }
        server.addPage(
            at: "/share", title: "Share Sheet",
            summary: "People, devices, and actions in your order.", emoji: "📡",
            group: "Everyday"
        ) { MountainScreen(Mountain.highest, finder: finder, favorites: Favorites(), memory: ShareMemory()) }
        server.addPage(
            at: "/letters", title: "Mountains A–Z", summary: "A table with an index of letters beside it.",
            emoji: "🔤", group: "Everyday"
        ) { MountainIndexScreen(finder: finder) }
        server.addPage(
            at: "/reorder", title: "Reorderable List",
            summary: "Drag rows within days and between them.",
            emoji: "🧭", group: "Drag and Drop"
        ) { ReorderableListScreen() }
        server.addPage(
            at: "/together", title: "Shared List",
            summary: "Everyone plans the same weekend, live.", emoji: "🤝",
            group: "Drag and Drop",
            isShared: true
        ) { ReorderableListScreen.shared }
        server.addPage(
            at: "/chapters", title: "Chapters",
            summary: "Drop headings before, after, or into others.",
            emoji: "📖", group: "Drag and Drop"
        ) { ChaptersScreen() }
        server.addPage(
            at: "/long", title: "100,000 Rows", summary: "Drag a row from the first place to the last.", emoji: "🧵",
            group: "Drag and Drop"
        ) { LongListScreen() }
        server.addPage(
            at: "/million", title: "A Million Rows",
            summary: "One list for all; insert rows at its top.", emoji: "📜",
            group: "Looks and Limits",
            isShared: true
        ) { MillionRowsScreen() }
        server.addPage(
            at: "/catalogue", title: "Catalogue", summary: "Every feature, beside the code that shows it.",
            emoji: "🗂️", group: "Looks and Limits"
        ) { CatalogueScreen() }
        server.addPage(
            at: "/row-animations", title: "Row Animations",
            summary: "Insert, delete, and edit rows in seven ways.", emoji: "🪟",
            group: "Looks and Limits"
        ) { RowAnimationsScreen() }
        server.addPage(
            at: "/lanes", title: "Orthogonal Sections", summary: "Five ways to scroll a section sideways.",
            emoji: "🛝", group: "Looks and Limits"
        ) { CatalogueEntry.named("orthogonal")?.makeScreen() ?? CatalogueScreen() }
        return server
    }
}

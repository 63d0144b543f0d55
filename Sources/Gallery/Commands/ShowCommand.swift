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
        GalleryPage.addAll(to: server, finder: PeerFinder(firstPort: discoveryPort))
        return server
    }
}

import ArgumentParser
import BrowserHost

/// `gallery`: all demos, each on a page of its own.
struct ShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Shows all demos. This is what happens without a subcommand.")

    @OptionGroup var options: ServerOptions

    func run() async throws {
        let server = await Self.makeServer(options: options)
        try await server.runUntilInterrupted(announcing: "The Gallery is at")
    }

    @MainActor static func makeServer(options: ServerOptions) -> BrowserServer {
        var configuration = options.configuration
        configuration.title = "Gallery"
        let server = BrowserServer(configuration: configuration)
        server.addPage(
            at: "/mountains", title: "Mountain Search", summary: "Each letter you type filters a grid of mountains.",
            emoji: "🏔️"
        ) { MountainsScreen() }
        server.addPage(
            at: "/sort", title: "Insertion Sort", summary: "Rows of swatches are sorted while you look.", emoji: "🎨"
        ) { InsertionSortScreen() }
        server.addPage(
            at: "/million", title: "A Million Rows",
            summary: "One list that all pages share; scroll to its end, or insert at its top.", emoji: "📜"
        ) { MillionRowsScreen.shared }
        server.addPage(
            at: "/emoji", title: "Emoji Explorer",
            summary: "A lane, an outline and a list, from three section snapshots.", emoji: "🍎"
        ) { EmojiExplorerScreen() }
        server.addPage(
            at: "/reminders", title: "Reminders",
            summary: "Switches and bars in rows, headers that stay, and a list to be edited.", emoji: "📌"
        ) { RemindersScreen() }
        server.addPage(
            at: "/lanes", title: "Lanes", summary: "Sections that scroll sideways, each in its own way.", emoji: "🛝"
        ) { LanesScreen() }
        return server
    }
}

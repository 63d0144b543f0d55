import ArgumentParser

@main
struct Gallery: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Shows lists that move: the demos of WWDC19 session 220 and WWDC20 session 10045, in a browser.",
        usage: """
            gallery [--port <port>]
            gallery browse <directory> [--port <port>]
            gallery announce <name>
            """,
        discussion: """
            Without a subcommand all demos are shown. The address to open in a browser is printed; Ctrl-C ends it.
            It listens on port 8080 unless --port names another one; 0 stands for any free one.
            """,
        version: "swift-diffable gallery, unreleased",
        subcommands: [ShowCommand.self, BrowseCommand.self, AnnounceCommand.self],
        defaultSubcommand: ShowCommand.self)
}

import ArgumentParser

@main
struct Gallery: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Shows lists that move: the demos of WWDC19 session 220 and WWDC20 session 10045, in a browser.",
        subcommands: [ShowCommand.self, BrowseCommand.self],
        defaultSubcommand: ShowCommand.self)
}

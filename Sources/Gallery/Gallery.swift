import ArgumentParser

@main
struct Gallery: AsyncParsableCommand {
    mutating func run() async throws {}
}

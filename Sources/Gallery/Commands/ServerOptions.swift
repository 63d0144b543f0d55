import ArgumentParser
import BrowserHost

/// Where pages are served; the same for all commands.
struct ServerOptions: ParsableArguments {
    @Option(name: .shortAndLong, help: "The port to listen on; 0 takes any free one.")
    var port = 8080

    func validate() throws {
        guard 0...65535 ~= port else {
            throw ValidationError("\(port) is not a port; choose one from 0 to 65535.")
        }
    }

    var configuration: BrowserServerConfiguration { BrowserServerConfiguration(port: port) }
}

import CollectionViews
import Logging
import Screens
import Testing

@testable import BrowserHost

/// A server with two pages: `/own`, where everyone has a screen, and `/shared`, where all look at one.
@MainActor final class TestServer {
    let server: BrowserServer
    let shared = Screen(title: "Shared", collectionView: TestServer.emptyView())
    private let made = Made()

    /// What was made for pages, in order.
    @MainActor private final class Made {
        var windows: [FakeWindow] = []
        var screens: [Screen] = []
    }

    var windows: [FakeWindow] { made.windows }
    var screens: [Screen] { made.screens }
    var port: Int { server.port ?? 0 }

    init(_ change: (inout BrowserServerConfiguration) -> Void = { _ in }) async throws {
        var configuration = BrowserServerConfiguration(port: 0)
        // Amid hundreds of tests a request may take its time, and a page be silent; tests of these limits set their
        // own.
        configuration.limits.requestTimeout = .seconds(300)
        configuration.limits.silence = .seconds(600)
        change(&configuration)
        let limits = configuration.limits
        let made = made
        server = BrowserServer(
            configuration: configuration, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
            makeTransport: { NIOTransport(limits: limits) },
            makeWindow: { _ in
                let window = FakeWindow()
                made.windows.append(window)
                return window
            })
        server.addPage(at: "/own", title: "Own") {
            let screen = Screen(title: "Own", collectionView: TestServer.emptyView())
            made.screens.append(screen)
            return screen
        }
        server.addPage(at: "/shared", title: "Shared", sharing: shared)
        try await server.start()
    }

    /// Where the server's pages find a picture.
    func address(of image: Image) throws -> String {
        let files = try #require(server.previews).files
        return try #require(image.address(in: files))
    }

    /// Where the server's pages find a file.
    func address(of file: ServedFile) throws -> String { try #require(server.previews).files.address(of: file) }

    static func emptyView() -> CollectionView {
        CollectionView(collectionViewLayout: CollectionViewLayout())
    }
}

/// Runs a test against a server and stops that afterwards.
@MainActor func withServer(
    _ change: (inout BrowserServerConfiguration) -> Void = { _ in },
    _ body: @MainActor (TestServer) async throws -> Void
) async throws {
    let server = try await TestServer(change)
    do {
        try await body(server)
    } catch {
        await server.server.stop()
        throw error
    }
    await server.server.stop()
}

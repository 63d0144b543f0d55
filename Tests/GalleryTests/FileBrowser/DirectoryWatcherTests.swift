import Foundation
import Testing

@testable import Gallery

@Suite("Watching folders", .timeLimit(.minutes(1)))
struct DirectoryWatcherTests {
    @Test("A new, a renamed and a deleted file are each reported")
    func changes() async throws {
        let directory = try TemporaryDirectory()
        let (reports, continuation) = AsyncStream.makeStream(of: Set<FilePath>.self)
        let watcher = DirectoryWatcher(delay: .milliseconds(5)) { continuation.yield($0) }
        watcher.watch(directory.path)
        var iterator = reports.makeAsyncIterator()
        for change in [
            { directory.makeFile("a") }, { directory.rename("a", to: "b") }, { directory.remove("b") },
        ] {
            change()
            #expect(await iterator.next() == [directory.path])
        }
    }

    @Test("A folder that is removed is reported and watched no longer")
    func removedFolder() async throws {
        let directory = try TemporaryDirectory()
        directory.makeFolder("inner")
        let inner = directory.path.appending(Array("inner".utf8))
        let (reports, continuation) = AsyncStream.makeStream(of: Set<FilePath>.self)
        let watcher = DirectoryWatcher(delay: .milliseconds(5)) { continuation.yield($0) }
        watcher.watch(inner)
        #expect(watcher.watchedPaths == [inner])
        _ = inner.withCString { rmdir($0) }
        var iterator = reports.makeAsyncIterator()
        #expect(await iterator.next() == [inner])
        while !watcher.watchedPaths.isEmpty { await Task.yield() }
    }

    @Test("A folder that does not exist is not watched")
    func missing() throws {
        let watcher = DirectoryWatcher { _ in }
        watcher.watch(FilePath("/does/not/exist"))
        #expect(watcher.watchedPaths.isEmpty)
    }

    @Test("Looking at dates finds changes too, where the system tells nothing")
    func polling() async throws {
        let directory = try TemporaryDirectory()
        let notifier = PollingNotifier()
        let (reports, continuation) = AsyncStream.makeStream(of: Int32.self)
        notifier.start(on: DispatchQueue(label: "test")) { change in
            if case .folder(let watch) = change { continuation.yield(watch) }
        }
        let watch = try #require(notifier.add(directory.path))
        directory.makeFile("a")
        var iterator = reports.makeAsyncIterator()
        #expect(await iterator.next() == watch)
        notifier.stop()
    }
}

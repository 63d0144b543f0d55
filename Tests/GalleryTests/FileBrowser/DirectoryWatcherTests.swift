import Foundation
import Testing

@testable import Gallery

@Suite("Watching folders", .timeLimit(.minutes(5)))
struct DirectoryWatcherTests {
    @Test("A new, a renamed and a deleted file are each reported")
    func changes() async throws {
        let directory = try TemporaryDirectory()
        let (reports, continuation) = AsyncStream.makeStream(of: Set<UInt32>.self)
        let watcher = DirectoryWatcher(delay: .milliseconds(5)) { continuation.yield($0) }
        watcher.watch(directory.path, as: 7)
        var iterator = reports.makeAsyncIterator()
        for change in [
            { directory.makeFile("a") }, { directory.rename("a", to: "b") }, { directory.remove("b") },
        ] {
            change()
            #expect(await iterator.next() == [7])
        }
    }

    @Test("A folder that is removed is reported and watched no longer")
    func removedFolder() async throws {
        let directory = try TemporaryDirectory()
        directory.makeFolder("inner")
        let inner = directory.path.appending(Array("inner".utf8))
        let (reports, continuation) = AsyncStream.makeStream(of: Set<UInt32>.self)
        let watcher = DirectoryWatcher(delay: .milliseconds(5)) { continuation.yield($0) }
        watcher.watch(inner, as: 3)
        #expect(watcher.watchedFolders == [3])
        _ = inner.withCString { rmdir($0) }
        var iterator = reports.makeAsyncIterator()
        #expect(await iterator.next() == [3])
        while !watcher.watchedFolders.isEmpty { await Task.yield() }
    }

    @Test("One folder watched as two is reported as both, until neither is watched")
    func sameFolderTwice() async throws {
        let directory = try TemporaryDirectory()
        let (reports, continuation) = AsyncStream.makeStream(of: Set<UInt32>.self)
        let watcher = DirectoryWatcher(delay: .milliseconds(5)) { continuation.yield($0) }
        watcher.watch(directory.path, as: 1)
        watcher.watch(directory.path, as: 2)
        var iterator = reports.makeAsyncIterator()
        directory.makeFile("a")
        #expect(await iterator.next() == [1, 2])
        watcher.unwatch(1)
        directory.makeFile("b")
        // On a busy machine the first file is reported twice: that it came, and that it was written.
        var report = await iterator.next()
        while report == [1, 2] { report = await iterator.next() }
        #expect(report == [2])
        watcher.unwatch(2)
        #expect(watcher.watchedFolders.isEmpty)
    }

    @Test("Of a folder in which much changes no names are kept, however much follows")
    func manyNames() {
        var names = ChangedNames()
        for number in 0..<ChangedNames.most { names.insert(Array("\(number)".utf8)) }
        #expect(names.known?.count == ChangedNames.most)
        for number in 0..<10 {
            names.insert(Array("more \(number)".utf8))
            #expect((names.known?.count ?? 0) == 0)
        }
    }

    @Test("A folder that does not exist is not watched")
    func missing() throws {
        let watcher = DirectoryWatcher { _ in }
        watcher.watch(FilePath("/does/not/exist"), as: 1)
        #expect(watcher.watchedFolders.isEmpty)
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

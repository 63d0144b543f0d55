import Foundation
import Synchronization
import Testing

@testable import Gallery

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@Suite("Moving files")
struct FileMoveTests {
    let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        for folder in ["from", "to"] { directory.makeFolder(folder) }
    }

    private func place(_ names: String...) -> FolderPlace {
        FolderPlace(root: directory.path, names: names.map { Array($0.utf8) })
    }

    private func move(_ name: String, to target: FolderPlace? = nil) -> FileMove {
        FileMove(name: Array(name.utf8), source: place("from"), target: target ?? place("to"))
    }

    /// Every entry with its content, or where it leads.
    private var content: [String: String] {
        let root = directory.path.description
        var result: [String: String] = [:]
        for case let name as String in FileManager.default.enumerator(atPath: root) ?? .init() {
            let path = "\(root)/\(name)"
            if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
                result[name] = "→ \(target)"
            } else {
                result[name] = (try? String(contentsOfFile: path, encoding: .utf8)) ?? "folder"
            }
        }
        return result
    }

    private func fail(
        _ move: FileMove, faults: @escaping FileMove.Faults = { _ in nil }
    ) -> FileMove.Failure.Reason? {
        do throws(FileMove.Failure) {
            _ = try move.perform(faults: faults)
            return nil
        } catch {
            return error.reason
        }
    }

    private let noFaults: FileMove.Faults = { _ in nil }

    /// Makes every move one to another disk, and another step fail.
    private func acrossDisks(_ step: FileMove.Step? = nil, _ code: Int32 = 0) -> FileMove.Faults {
        { asked in
            if case .rename = asked { return EXDEV }
            return asked == step ? code : nil
        }
    }

    @Test(arguments: [
        ("notes.txt", "notes 2.txt", false), (".profile", ".profile 2", false), ("a.b.tar", "a.b 2.tar", false),
        ("Letters", "Letters 2", false), ("v1.2", "v1.2 2", true),
    ])
    func `A name that is taken has a number before its ending`(name: String, numbered: String, isFolder: Bool) {
        let found = FileNameText.numbered(Array(name.utf8), 2, isFolder: isFolder)
        #expect(String(decoding: found, as: UTF8.self) == numbered)
    }

    @Test(arguments: [false, true])
    func `An entry may have another name where it goes`(isAcrossDisks: Bool) async throws {
        try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(directory.path)/from/a.txt"))
        try Data("theirs".utf8).write(to: URL(fileURLWithPath: "\(directory.path)/to/a.txt"))
        let faults = isAcrossDisks ? acrossDisks() : noFaults
        var both = move("a.txt")
        both.newName = Array("a 2.txt".utf8)
        _ = try both.perform(faults: faults)
        #expect(content == ["from": "folder", "to": "folder", "to/a.txt": "theirs", "to/a 2.txt": "mine"])
        // And back, under the name that it had.
        _ = try both.identified().reversed.perform(faults: faults)
        #expect(content == ["from": "folder", "to": "folder", "from/a.txt": "mine", "to/a.txt": "theirs"])
    }

    @Test("A file, a folder and a link are moved, and moved back", arguments: [false, true])
    func moves(acrossDisks isAcross: Bool) async throws {
        directory.makeFile("from/a.txt", content: "text")
        directory.makeFolder("from/folder")
        directory.makeFolder("from/folder/inner")
        directory.makeFile("from/folder/inner/b", content: "deep")
        directory.makeLink("from/folder/link", to: "../../nowhere")
        directory.makeLink("from/link", to: "a.txt")
        directory.setDate("from/a.txt", to: 1000)
        let before = content
        let faults = isAcross ? acrossDisks() : noFaults
        for name in ["a.txt", "folder", "link"] {
            #expect(try move(name).perform(faults: faults) == FileMove.Outcome())
        }
        #expect(
            content
                == Dictionary(
                    uniqueKeysWithValues: before.map { key, value in
                        (key.hasPrefix("from/") ? "to/" + key.dropFirst(5) : key, value)
                    }))
        let date = try FileManager.default.attributesOfItem(atPath: "\(directory.path)/to/a.txt")[.modificationDate]
        #expect(date as? Date == Date(timeIntervalSince1970: 1000))
        for name in ["a.txt", "folder", "link"] {
            #expect(try move(name).reversed.perform(faults: faults) == FileMove.Outcome())
        }
        #expect(content == before)
    }

    @Test("Nothing is overwritten, whatever has the name", arguments: [false, true])
    func exists(acrossDisks isAcross: Bool) async {
        let faults = isAcross ? acrossDisks() : noFaults
        for name in ["file", "empty", "link"] { directory.makeFile("from/\(name)", content: "mine") }
        directory.makeFolder("from/folder")
        directory.makeFile("to/file", content: "theirs")
        directory.makeFolder("to/empty")
        directory.makeLink("to/link", to: "nowhere")
        directory.makeFolder("to/folder")
        let before = content
        for name in ["file", "empty", "link", "folder"] {
            #expect(fail(move(name), faults: faults) == .exists)
        }
        #expect(content == before)
    }

    @Test("What comes in between while a file is copied is not overwritten")
    func race() async {
        directory.makeFile("from/a", content: "mine")
        let directory = directory
        let reason = fail(move("a")) { step in
            if case .rename = step { return EXDEV }
            if case .publish = step { directory.makeFile("to/a", content: "theirs") }
            return nil
        }
        #expect(reason == .exists)
        #expect(content == ["from": "folder", "to": "folder", "from/a": "mine", "to/a": "theirs"])
    }

    @Test(
        "A step that fails leaves everything as it was",
        arguments: [
            (FileMove.Step.write, ENOSPC, FileMove.Failure.Reason.diskFull), (.hide, EACCES, .noPermission),
            (.publish, ENOSPC, .diskFull), (.publish, EROFS, .noPermission), (.flush, EIO, .other(EIO)),
        ])
    func failures(step: FileMove.Step, code: Int32, reason: FileMove.Failure.Reason) async {
        directory.makeFolder("from/folder")
        directory.makeFile("from/folder/a", content: "text")
        let before = content
        #expect(fail(move("folder"), faults: acrossDisks(step, code)) == reason)
        #expect(content == before)
    }

    @Test(
        "An original stays, and is told, that can't be deleted, or whose copy may lose its name; the copy is whole",
        arguments: [(FileMove.Step.remove, EACCES), (.flush, EIO)])
    func leftover(step: FileMove.Step, code: Int32) async throws {
        directory.makeFile("from/a", content: "text")
        let outcome = try move("a").perform(faults: acrossDisks(step, code))
        let leftover = try #require(outcome.leftover)
        #expect(try String(contentsOfFile: leftover.description, encoding: .utf8) == "text")
        #expect(content["to/a"] == "text")
    }

    @Test("A file that changes while it is copied stays")
    func changed() async {
        directory.makeFile("from/a", content: "old")
        let directory = directory
        let reason = fail(move("a")) { step in
            if case .rename = step { return EXDEV }
            if case .hide = step { directory.makeFile("from/a", content: "new") }
            return nil
        }
        #expect(reason == .changed)
        #expect(content == ["from": "folder", "to": "folder", "from/a": "new"])
    }

    @Test("What is gone, a folder into itself, and a folder's own folder are refused")
    func refusals() async {
        #expect(fail(move("nothing")) == .vanished)
        directory.makeFolder("from/folder")
        directory.makeFolder("from/folder/inner")
        #expect(fail(move("folder", to: place("from", "folder", "inner"))) == .intoItself)
        #expect(fail(move("folder", to: place("from", "folder"))) == .intoItself)
        #expect(fail(move("folder", to: place("from"))) == .sameFolder)
        #expect(fail(move("folder", to: place("gone"))) == .vanished)
    }

    @Test("A move back leaves another file of that name alone", arguments: [false, true])
    func strangers(acrossDisks isAcross: Bool) async throws {
        let faults = isAcross ? acrossDisks() : noFaults
        directory.makeFile("from/a", content: "mine")
        _ = try move("a").perform(faults: faults)
        let done = move("a").identified()
        try FileManager.default.removeItem(atPath: "\(directory.path)/to/a")
        directory.makeFile("to/a", content: "stranger")
        #expect(fail(done.reversed, faults: faults) == .replaced)
        #expect(content["to/a"] != nil && content["from/a"] == nil)
        let other = move("a").identified()
        #expect(try other.reversed.perform(faults: faults) == FileMove.Outcome())
    }

    @Test("A copy that comes to nothing leaves nothing behind, though its folders allow no change")
    func copyOfReadOnlyFolders() throws {
        for name in ["from/folder", "from/folder/inner", "to/folder"] { directory.makeFolder(name) }
        directory.makeFile("from/folder/inner/a", content: "text")
        let root = directory.path.description
        let folders = ["\(root)/from/folder", "\(root)/from/folder/inner"]
        for folder in folders { chmod(folder, 0o555) }
        defer { for folder in folders { chmod(folder, 0o755) } }
        let before = content
        let copy = FileTreeCopy(move: move("folder"), faults: noFaults, progress: { _ in })
        let reason = withoutPrivileges(in: root) { () -> FileMove.Failure.Reason? in
            do throws(FileMove.Failure) {
                try copy.copyOnly()
                return nil
            } catch {
                return error.reason
            }
        }
        #expect(reason == .exists)
        #expect(content == before)
    }

    /// Does something with the rights of somebody whose files these are. Root may do all anyway, so for that one thread
    /// becomes somebody else.
    private func withoutPrivileges<Result: Sendable>(
        in root: String, _ body: @escaping @Sendable () -> Result
    ) -> Result {
        #if os(Linux)
        if geteuid() == 0, let symbol = dlsym(nil, "setfsuid") {
            let nobody: uid_t = 65534
            let setUser = unsafeBitCast(symbol, to: (@convention(c) (uid_t) -> Int32).self)
            chown(root, nobody, nobody)
            for name in content.keys { lchown("\(root)/\(name)", nobody, nobody) }
            let result = Mutex<Result?>(nil)
            let done = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                _ = setUser(nobody)
                let value = body()
                result.withLock { $0 = value }
                done.signal()
            }
            done.wait()
            if let value = result.withLock({ $0 }) { return value }
        }
        #endif
        return body()
    }

    @Test("A pipe stays on its disk")
    func special() async {
        _ = directory.path.appending(Array("from/pipe".utf8)).withCString { mkfifo($0, 0o600) }
        #expect(fail(move("pipe"), faults: acrossDisks()) == .special)
        #expect(fail(move("pipe")) == nil)
    }

    @Test("Cancelling takes everything back, and progress comes on the way")
    func cancelling() async {
        directory.makeFile("from/a", content: String(repeating: "x", count: 5 << 20))
        let before = content
        let move = move("a")
        let faults = acrossDisks()
        let last = Mutex(FileMove.Progress())
        let task = Task { () -> FileMove.Failure.Reason? in
            do throws(FileMove.Failure) {
                _ = try move.perform(faults: faults) { progress in
                    guard progress.doneBytes > 0 else { return }
                    last.withLock { $0 = progress }
                    withUnsafeCurrentTask { $0?.cancel() }
                }
                return nil
            } catch {
                return error.reason
            }
        }
        #expect(await task.value == .cancelled)
        let progress = last.withLock { $0 }
        #expect(progress.totalBytes == 5 << 20 && progress.fraction > 0 && progress.fraction < 1)
        #expect(content == before)
    }

    @Test("A move to another disk tells how far it is while it copies and while it compares, a copy while it copies")
    func progress() async throws {
        directory.makeFile("from/a", content: String(repeating: "x", count: 4 << 20))
        let told = Mutex<[Double]>([])
        _ = try move("a").copy { progress in told.withLock { $0.append(progress.fraction) } }
        #expect(told.withLock { $0 } == [0, 0.25, 0.5, 0.75, 1])
        told.withLock { $0 = [] }
        try FileManager.default.removeItem(atPath: "\(directory.path)/to/a")
        _ = try move("a").perform(faults: acrossDisks()) { progress in
            told.withLock { $0.append(progress.fraction) }
        }
        #expect(told.withLock { $0 } == (0...8).map { Double($0) / 8 })
    }

    @Test("Between two real disks a folder is moved whole, and a full disk takes nothing")
    func realDisks() async throws {
        guard let disk = SmallDisk() else { return }
        directory.makeFolder("from/folder")
        directory.makeFile("from/folder/a", content: "text")
        directory.makeFile("from/large", content: String(repeating: "x", count: 1 << 20))
        let target = FolderPlace(root: disk.path)
        #expect(try move("folder", to: target).perform() == FileMove.Outcome())
        #expect(try String(contentsOfFile: "\(disk.path)/folder/a", encoding: .utf8) == "text")
        #expect(fail(move("large", to: target)) == .diskFull)
        #expect(content["from/large"]?.count == 1 << 20)
        #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path.description) == ["folder"])
    }

    #if os(Linux)
    @Test("Attributes and lists of who may do what go along to another disk")
    func attributes() async throws {
        typealias Text = UnsafePointer<CChar>
        typealias Set = @convention(c) (Text, Text, UnsafeRawPointer, Int, Int32) -> Int32
        typealias Get = @convention(c) (Text, Text, UnsafeMutableRawPointer, Int) -> Int
        let set = unsafeBitCast(try #require(dlsym(nil, "setxattr")), to: Set.self)
        let get = unsafeBitCast(try #require(dlsym(nil, "getxattr")), to: Get.self)
        // The owner may write, one other user may read, as far as a mask allows, and nobody else.
        let nobody: [UInt8] = [255, 255, 255, 255]
        let entries: [[UInt8]] = [
            [1, 0, 6, 0] + nobody, [2, 0, 4, 0, 1, 0, 0, 0], [4, 0, 0, 0] + nobody, [16, 0, 4, 0] + nobody,
            [32, 0, 0, 0] + nobody,
        ]
        let list = [2, 0, 0, 0] + entries.joined()
        let wanted = ["user.test": Array("text".utf8), "system.posix_acl_access": list]
        directory.makeFolder("from/folder")
        directory.makeFile("from/folder/a", content: "text")
        let paths = ["folder", "folder/a"]
        // A disk that keeps none has none to lose.
        var names: [String: [String]] = [:]
        for path in paths {
            names[path] = wanted.keys.filter { name in
                let value = wanted[name] ?? []
                return set("\(directory.path)/from/\(path)", name, value, value.count, 0) == 0
            }
        }
        chmod("\(directory.path)/from/folder/a", 0o440)
        #expect(try move("folder").perform(faults: acrossDisks()) == FileMove.Outcome())
        for path in paths {
            for name in names[path] ?? [] {
                var bytes = [UInt8](repeating: 0, count: 100)
                let count = get("\(directory.path)/to/\(path)", name, &bytes, bytes.count)
                var expected = wanted[name]
                // What a file's group may do is the mask of its list.
                if path == "folder/a", name != "user.test" { expected?[6] = 4 }
                #expect(count >= 0 && Array(bytes.prefix(max(0, count))) == expected, "\(name) of \(path)")
            }
        }
    }
    #endif

    @Test("Without the system's flag a name that is taken stays taken, too")
    func steps() throws {
        for name in ["a", "to/a"] { directory.makeFile(name, content: name) }
        for name in ["folder", "to/folder"] { directory.makeFolder(name) }
        let folder = try OpenFolder(place())
        let target = try OpenFolder(place("to"))
        func rename(_ old: String, _ new: String) -> Int32 {
            ExclusiveRename.bySteps(folder.descriptor, old, target.descriptor, new)
        }
        #expect(rename("a", "a") == EEXIST && rename("folder", "folder") == EEXIST)
        #expect(rename("a", "b") == 0 && rename("folder", "other") == 0 && rename("nothing", "c") == ENOENT)
        #expect(content["to/b"] == "a" && content["a"] == nil && content["to/other"] == "folder")
    }
}

/// A disk in memory with little room; nil where a test may not make one.
private final class SmallDisk {
    let path: FilePath

    init?() {
        #if os(Linux)
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("disk-\(UUID().uuidString)").path
        guard geteuid() == 0, mkdir(path, 0o700) == 0 else { return nil }
        guard mount("tmpfs", path, "tmpfs", 0, "size=256k") == 0 else {
            rmdir(path)
            return nil
        }
        self.path = FilePath(path)
        #else
        return nil
        #endif
    }

    deinit {
        #if os(Linux)
        _ = path.withCString { umount($0) }
        _ = path.withCString { rmdir($0) }
        #endif
    }
}

import Foundation

@testable import Gallery

/// Six files in a folder, and one beside them that they are moved to.
@MainActor protocol SixFiles {
    var directory: TemporaryDirectory { get }
    var browser: FileBrowserScreen { get }
}

extension SixFiles {
    var names: [String] { (1...6).map { "file \($0)" } }

    var here: FolderPlace { FolderPlace(root: directory.path) }

    var target: FolderPlace { here.appending(Array("to".utf8)) }

    var entries: [MovableEntry] {
        names.enumerated().map { index, name in
            MovableEntry(item: FileIdentity(folder: 0, number: UInt32(index)), name: Array(name.utf8), source: here)
        }
    }

    /// A folder with the files, each with a word in it.
    static func makeDirectory() throws -> TemporaryDirectory {
        let directory = try TemporaryDirectory()
        directory.makeFolder("to")
        for number in 1...6 { directory.makeFile("file \(number)", content: "new") }
        return directory
    }

    func files(in folder: FolderPlace) throws -> Set<String> {
        Set(try FileManager.default.contentsOfDirectory(atPath: folder.path.description)).subtracting(["to"])
    }

    func text(of name: String, in folder: FolderPlace) throws -> String {
        try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
    }

    /// Does something, and presses Cancel while one of its moves is at a step that goes on nevertheless.
    ///
    /// - Parameter isInTrash: Whether the move is one to the trash or out of it.
    func pressingCancel(
        at step: FileMove.Step, ofMove number: Int, acrossDisks isAcross: Bool = false, inTrash isInTrash: Bool = false,
        _ body: @escaping @MainActor () async throws -> Void
    ) async throws {
        let gate = MoveGate()
        let faults = gate.faults(at: step, ofMove: number, acrossDisks: isAcross)
        if isInTrash { browser.trash.faults = faults } else { browser.moveFaults = faults }
        let task = Task { try await body() }
        await gate.reach(by: task)
        do { try await browser.wait(for: task) { browser.activity != nil } } catch {
            gate.open()
            throw error
        }
        browser.userDidCancelActivity()
        gate.open()
        try await task.value
        browser.moveFaults = { _ in nil }
        browser.trash.faults = { _ in nil }
    }

    func undo() async {
        browser.history.performUndo()
        await browser.history.finish()
    }

    func redo() async {
        browser.history.performRedo()
        await browser.history.finish()
    }
}

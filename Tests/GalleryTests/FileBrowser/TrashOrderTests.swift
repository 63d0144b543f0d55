import Foundation
import Screens
import Testing

@testable import Gallery

@MainActor @Suite("The order of what is in the trash", .timeLimit(.minutes(5))) struct TrashOrderTests {
    let directory: TemporaryDirectory
    let screen: TrashScreen

    init() async throws {
        directory = try TemporaryDirectory()
        let trash = Trash(environment: ["XDG_DATA_HOME": directory.path.description + "/data"])
        let shown = directory.path.appending(Array("shown".utf8))
        for folder in ["shown", "shown/zoo", "shown/Äpfel"] { directory.makeFolder(folder) }
        for file in ["shown/b 10", "shown/b 9", "shown/A"] { directory.makeFile(file) }
        for (number, name) in ["b 10", "zoo", "A", "Äpfel", "b 9"].enumerated() {
            let place = EntryPlace(folder: FolderPlace(root: shown), name: Array(name.utf8))
            _ = try trash.moveIn(place, at: Date(timeIntervalSince1970: Double(number)))
        }
        let browser = FileBrowserScreen(directory: shown, memory: FolderMemory(), offersElsewhere: false)
        screen = TrashScreen(in: browser, trash: trash)
        try await wait { screen.isFilled }
    }

    var names: [String] {
        screen.dataSource.snapshot().itemIdentifiers.compactMap { screen.entry(at: $0)?.displayName }
    }

    func wait(until isSo: () -> Bool) async throws { while !isSo() { try await Task.sleep(for: .milliseconds(1)) } }

    @Test("By name it is that of a folder: folders come first, and numbers stand by their value")
    func byName() async throws {
        #expect(names == ["b 9", "Äpfel", "A", "zoo", "b 10"], "the latest first")
        screen.columnHeads.userDidPress(0)
        try await wait { names.first != "b 9" }
        #expect(names == ["Äpfel", "zoo", "A", "b 9", "b 10"])
        screen.columnHeads.userDidPress(0)
        try await wait { names.first != "Äpfel" }
        #expect(names == ["zoo", "Äpfel", "b 10", "b 9", "A"])
    }

    @Test("The rows that are asked for are worked out elsewhere, and the latest that were asked for are shown")
    func elsewhere() async throws {
        screen.searchField.userDidChange("b")
        screen.searchField.userDidChange("zo")
        #expect(names.count == 5)
        try await wait { screen.status.contains("of") }
        #expect(names == ["zoo"] && screen.status == "1 of 5 items")
    }
}

import Screens
import Testing

@testable import Gallery

@MainActor @Suite("Undo and redo among files") struct FileUndoTests {
    @Test("The bar's menu has Undo and Redo, and says of what")
    func buttons() async throws {
        let directory = try TemporaryDirectory()
        let browser = FileBrowserScreen(directory: directory.path, memory: FolderMemory(), offersElsewhere: false)
        let (undo, redo) = (browser.undoButtons.undo, browser.undoButtons.redo)
        #expect([undo, redo].allSatisfy { button in browser.controls.contains { $0 === button } })
        #expect(undo.isInMenuOnly && redo.isInMenuOnly)
        #expect(!undo.isEnabled && !redo.isEnabled)

        browser.history.add(step(named: "Move to Trash"))
        #expect(undo.isEnabled && !redo.isEnabled)
        #expect(undo.accessibilityLabel == "Undo Move to Trash")

        undo.userDidPress()
        await browser.history.finish()
        #expect(!undo.isEnabled && redo.isEnabled)
        #expect(redo.accessibilityLabel == "Redo Move to Trash")
    }

    @Test("Deleting what is gone already leaves the message that offers to undo where it was")
    func gone() async throws {
        let directory = try TemporaryDirectory()
        let browser = FileBrowserScreen(directory: directory.path, memory: FolderMemory(), offersElsewhere: false)
        browser.history.add(step(named: "Move to Trash"))
        browser.present(Toast("Moved “a.txt” to the trash", undoingLatestStepOf: browser))
        let place = EntryPlace(folder: FolderPlace(root: directory.path), name: Array("a.txt".utf8))
        let (items, back) = await browser.trash([place], name: "Move to Trash")
        #expect(items.isEmpty && back == nil)
        #expect(browser.toast?.actionTitle == "Undo")
    }

    @Test("What can't be looked at is not taken for gone: why it stays is said")
    func unknown() async throws {
        let directory = try TemporaryDirectory()
        let browser = FileBrowserScreen(directory: directory.path, memory: FolderMemory(), offersElsewhere: false)
        let name = [UInt8](repeating: UInt8(ascii: "n"), count: 300)
        let place = EntryPlace(folder: FolderPlace(root: directory.path), name: name)
        let (items, back) = await browser.trash([place], name: "Move to Trash")
        #expect(items.isEmpty && back == nil)
        #expect(browser.alerts.count == 1)
    }

    /// A change that is taken back and made again by nothing.
    private func step(named name: String) -> StepHistory.Step { .init(name: name) { step(named: name) } }
}

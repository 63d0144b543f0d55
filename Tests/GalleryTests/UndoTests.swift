import CollectionViews
import Screens
import Testing

@testable import BrowserHost
@testable import Gallery

@MainActor @Suite("Undo and redo on the demo pages") struct UndoTests {
    private static let server = ShowCommand.makeServer(options: try! ServerOptions.parse([]))

    @Test("Whatever can be taken back is so by a button or from a menu, also when its message is gone") func offers() {
        let catalogue = CatalogueEntry.all.flatMap(\.entries).map { $0.makeScreen() }
        let screens = Self.server.routes.map { $0.makeScreen() } + catalogue
        let undoable = screens.filter { $0.undoHistory != nil }
        #expect(undoable.count >= 12)
        for screen in undoable {
            let offers = screen.controls.compactMap { $0 as? Button }.flatMap { button in
                [button.label] + titles(in: button.menu)
            }
            #expect(offers.contains("Undo") && offers.contains("Redo"), "\(screen.title)")
        }
    }

    private func titles(in menu: Menu?) -> [String] {
        (menu?.children ?? []).flatMap { [$0.title] + titles(in: $0 as? Menu) }
    }
}

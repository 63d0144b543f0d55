import Diffable
import Testing

@testable import Gallery

@MainActor @Suite("A Million Rows") struct MillionRowsTests {
    @Test("Rows come and go at the top, and turn round")
    func screen() async {
        let screen = MillionRowsScreen(count: 1000)
        #expect(screen.activity == nil && screen.dataSource.snapshot().itemIdentifiers == Array(1...100))
        screen.viewWillAppear(false)
        #expect(screen.activity != nil)
        screen.viewWillAppear(false)
        await screen.finish()
        #expect(screen.status == "1,000 rows")
        #expect(screen.activity == nil && screen.dataSource.snapshot().itemIdentifiers == Array(1...1000))
        screen.insertButton.userDidPress()
        await screen.finish()
        #expect(screen.dataSource.snapshot().itemIdentifiers.prefix(2) == [1001, 1])
        screen.removeButton.userDidPress()
        screen.removeButton.userDidPress()
        await screen.finish()
        #expect(screen.dataSource.snapshot().itemIdentifiers.first == 2)
        #expect(screen.status == "999 rows")
        screen.reverseButton.userDidPress()
        await screen.finish()
        #expect(screen.dataSource.snapshot().itemIdentifiers.first == 1000)
    }

    @Test("What is cancelled before it is done changes nothing, and what follows is done")
    func cancelled() async {
        let screen = MillionRowsScreen(count: 1000)
        screen.viewWillAppear(false)
        await screen.finish()
        screen.reverseButton.userDidPress()
        screen.userDidCancelActivity()
        screen.removeButton.userDidPress()
        await screen.finish()
        #expect(screen.dataSource.snapshot().itemIdentifiers.first == 2)
        #expect(screen.activity == nil)
    }
}

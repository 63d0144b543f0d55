import Diffable
import Testing

@testable import Gallery

@MainActor @Suite("A Million Rows") struct MillionRowsTests {
    @Test("Rows come and go at the top, and turn round")
    func screen() {
        let screen = MillionRowsScreen(count: 1000)
        #expect(screen.status == "1,000 rows")
        screen.insertButton.userDidPress()
        #expect(screen.dataSource.snapshot().itemIdentifiers.prefix(2) == [1001, 1])
        screen.removeButton.userDidPress()
        screen.removeButton.userDidPress()
        #expect(screen.dataSource.snapshot().itemIdentifiers.first == 2)
        #expect(screen.status == "999 rows")
        screen.reverseButton.userDidPress()
        #expect(screen.dataSource.snapshot().itemIdentifiers.first == 1000)
    }
}

import Diffable
import Foundation
import Testing

@testable import Gallery

@MainActor @Suite("Inbox") struct InboxTests {
    @Test("A letter that is only asked for changes nothing; one that is looked at has come, and is read")
    func asked() throws {
        let inbox = InboxScreen(delay: .zero)
        inbox.loadViewIfNeeded()
        let known = inbox.readNumbers
        #expect(inbox.go(to: ScreenAddress(path: ["33"])))
        #expect(inbox.letters.count == 30 && inbox.readNumbers == known && inbox.selectedLetters.isEmpty)
        #expect(inbox.screen(at: "131") == nil && inbox.screen(at: "0") == nil)
        let host = NSObject()
        try #require(inbox.reader).addObserver(host) {}
        #expect(inbox.letters.count == 33 && inbox.readNumbers == known.union([33]))
        inbox.delete([InboxLetter(number: 33)])
        #expect(inbox.screen(at: "33") == nil)
    }
}

import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("Cells that show nothing") struct EmptyCellTests {
    final class LabelCell: CollectionViewCell {}
    final class LabelHeader: CollectionReusableView {}
    final class FullCell: CollectionViewCell {}

    @Test("are told of once for each class, with what to use instead") func warnings() async throws {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let said = Said()
                Warnings.send { said.add($0) }
                for _ in 0..<2 { _ = LabelCell(frame: .zero).rowContent }
                precondition(said.sentences.count == 1)
                let sentence = said.sentences.first ?? ""
                precondition(sentence.contains("LabelCell") && sentence.contains("contentConfiguration"))
                _ = LabelHeader(frame: .zero).rowContent
                precondition(said.sentences.count == 2 && said.sentences[1].contains("CollectionViewListCell"))
            }
        }
    }

    @Test("are passed over where they are meant: the package's own, hidden ones, and those with a ground") func meant()
        async
    {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let said = Said()
                Warnings.send { said.add($0) }
                _ = CollectionViewCell(frame: .zero).rowContent
                _ = CollectionViewListCell(frame: .zero).rowContent
                let hidden = FullCell(frame: .zero)
                hidden.isHidden = true
                _ = hidden.rowContent
                let grounded = FullCell(frame: .zero)
                grounded.backgroundColor = .systemTeal
                _ = grounded.rowContent
                let full = FullCell(frame: .zero)
                var content = ListContentConfiguration.cell()
                content.text = "Full"
                full.contentConfiguration = content
                _ = full.rowContent
                precondition(said.sentences.isEmpty)
            }
        }
    }
}

private final class Said: @unchecked Sendable {
    private(set) var sentences: [String] = []
    func add(_ sentence: String) { sentences.append(sentence) }
}

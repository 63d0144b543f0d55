import DiffableSnapshots
import Testing

@Suite("Cases without a payload as identifiers")
struct EnumerationTests {
    enum Part: CaseIterable {
        case header, body, notes, footer
    }

    typealias Snapshot = DiffableDataSourceSnapshot<Part, Part>

    /// All lists in which each of some cases stands at most once.
    static func arrangements(of parts: [Part]) -> [[Part]] {
        [[]]
            + parts.flatMap { first in
                arrangements(of: parts.filter { $0 != first }).map { [first] + $0 }
            }
    }

    static func snapshot(_ parts: [Part], in section: Part) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections([.footer, section])
        snapshot.appendItems(parts, toSection: section)
        return snapshot
    }

    @Test("Each arrangement of them can become each other one, built anew or edited, in one section or across two")
    func everyPair() {
        let arrangements = Self.arrangements(of: Part.allCases)
        #expect(arrangements.count == 65)
        for old in arrangements.prefix(examples(20, of: arrangements.count)) {
            let base = Self.snapshot(old, in: .body)
            for new in arrangements {
                for section in [Part.body, .header] {
                    let rebuilt = Self.snapshot(new, in: section)
                    let difference = rebuilt.difference(from: base)
                    #expect(base.applying(difference, fillingFrom: rebuilt)?.hasSameContent(as: rebuilt) == true)
                }
                var edited = base
                edited.deleteItems(old.filter { !new.contains($0) })
                edited.appendItems(new, toSection: .body)
                #expect(edited.hasSameContent(as: Self.snapshot(new, in: .body)))
                let change = edited.difference(from: base)
                #expect(change == Self.snapshot(new, in: .body).difference(from: base))
            }
        }
    }
}

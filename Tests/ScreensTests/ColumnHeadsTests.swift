import Testing

@testable import Screens

@MainActor
@Suite("Heads of columns")
struct ColumnHeadsTests {
    let heads = ColumnHeads(label: "Sort by", columns: [.init(title: "Name"), .init(title: "Size", width: 90)])

    @Test("A press sorts by a column, and another one turns the order round")
    func presses() {
        var told: [String] = []
        heads.onChange = { told.append("\($0) \($1)") }
        for index in [1, 1, 1, 0, 0, 7, -1] { heads.userDidPress(index) }
        #expect(told == ["1 false", "1 true", "1 false", "0 false", "0 true"])
        heads.isEnabled = false
        heads.userDidPress(1)
        #expect(heads.sortedIndex == 0 && heads.isDescending && told.count == 5)
    }

    @Test("A column of sizes or dates may begin with what is greatest")
    func startsDescending() {
        let heads = ColumnHeads(
            label: "Sort by", columns: [.init(title: "Name"), .init(title: "Size", startsDescending: true)])
        for isDescending in [true, false, true] {
            heads.userDidPress(1)
            #expect(heads.isDescending == isDescending)
        }
        heads.userDidPress(0)
        #expect(!heads.isDescending)
    }

    @Test("Sorting by program is shown and calls nothing")
    func byProgram() {
        var changes = 0
        var told = 0
        heads.onChange = { _, _ in told += 1 }
        heads.onInvalidate = { changes += 1 }
        heads.sort(by: 1, isDescending: true)
        heads.sort(by: 1, isDescending: true)
        #expect(heads.sortedIndex == 1 && heads.isDescending && changes == 1 && told == 0)
    }

    @Test("Heads that begin with another order keep none of it in an address, and come back to it")
    func firstOrder() {
        let heads = ColumnHeads(
            label: "Sort by", columns: [.init(title: "Name"), .init(title: "Date")], sortedBy: 1, isDescending: true)
        #expect(heads.sortedIndex == 1 && heads.isDescending && heads.restorableValue == nil)
        heads.restore("name")
        #expect(heads.sortedIndex == 0 && !heads.isDescending && heads.restorableValue == "name")
        heads.restore(nil)
        #expect(heads.sortedIndex == 1 && heads.isDescending)
    }

    @Test("A column that does not exist stops the program")
    func misuse() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                ColumnHeads(label: "Sort by", columns: [.init(title: "Name")]).sort(by: 1, isDescending: false)
            }
        }
        let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(text.contains("column 1 of \"Sort by\" does not exist; pass an index below 1."))
    }

    @Test("Heads without columns stop the program")
    func noColumns() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = ColumnHeads(label: "Sort by", columns: []) }
        }
        let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(text.contains("there are no columns; pass one or more."))
    }
}

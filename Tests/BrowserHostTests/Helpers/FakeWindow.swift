import CollectionViews
import Foundation
import Screens

@testable import BrowserHost

/// A window whose transactions a test makes itself, and that keeps what it was told.
@MainActor final class FakeWindow: ViewerWindow {
    var onNeedsTransaction: (() -> Void)?
    var asViewer: (() -> Void) -> Void = { $0() }
    var calls: [String] = []
    /// What the viewer knows, as the test's transactions were handed out.
    private(set) var version = 0
    private(set) var acknowledged = 0
    private var latest = 1
    var text = "first"
    var image: Image?
    var isDragging = false
    var swipeActions: SwipeActionsContent?
    var menu: MenuContent?

    /// Something changed that the viewer does not know of yet.
    func change(text: String = "changed") {
        latest += 1
        self.text = text
        onNeedsTransaction?()
    }

    func nextTransaction() -> WindowTransaction? {
        guard version != latest else { return nil }
        var content = RowContent()
        content.text = text
        content.image = image
        let transaction = WindowTransaction(
            version: latest, base: version, contentSize: CGSize(width: 320, height: 44), count: 1,
            rows: [
                .init(
                    key: 1, from: nil, frame: CGRect(x: 0, y: 0, width: 320, height: 44), content: content, position: 0)
            ])
        version = latest
        return transaction
    }

    /// Whose doing it was that may begin or end the editing of a text.
    private(set) var visitors: [String?] = []

    func acknowledge(_ version: Int) { acknowledged = version }
    func resetViewer() {
        visitors.append(Visitor.current)
        calls.append("reset")
        version = 0
    }
    func catchUp(from version: Int) {
        visitors.append(Visitor.current)
        calls.append("catch up from \(version)")
        self.version = version
    }
    func resize(to size: CGSize, textScale: CGFloat, idiom: UserInterfaceIdiom, displayScale: CGFloat) {
        calls.append("resize to \(size.width) × \(size.height)")
    }
    func scroll(to offset: CGPoint, atVersion version: Int?) { calls.append("scroll to \(offset.x), \(offset.y)") }
    func scrollLane(_ id: Int, to offset: Double) { calls.append("scroll lane \(id) to \(offset)") }
    func tap(_ key: Int, modifiers: TapModifiers) {
        calls.append(modifiers.isEmpty ? "tap \(key)" : "tap \(key) with \(modifiers.rawValue)")
    }
    func extendSelection(from start: Int, to end: Int) { calls.append("extend from \(start) to \(end)") }
    func selectAll() { calls.append("select all") }
    func deselectAll() { calls.append("deselect all") }
    func pressBlank() { calls.append("press blank") }
    func activate(_ key: Int) { calls.append("activate \(key)") }
    func indexPath(of key: Int) -> IndexPath? { key > 0 ? IndexPath(item: key - 1, section: 0) : nil }
    func takeDragSession() -> DragSession? {
        calls.append("take drag")
        return nil
    }
    func close() {
        visitors.append(Visitor.current)
        calls.append("close")
    }
    func scroll(toPosition position: Int) { calls.append("jump to \(position)") }
    func focus(itemAt indexPath: IndexPath) { calls.append("focus \(indexPath.item)") }
    func scroll(toIndexTitle title: String, at index: Int) { calls.append("index \(title) at \(index)") }
    var topItem: (indexPath: IndexPath, distance: Double)?
    func scroll(toItemAt indexPath: IndexPath, distance: Double) -> Bool {
        calls.append("scroll to item \(indexPath.item) at \(distance)")
        return true
    }
    func reveal(itemAt indexPath: IndexPath, distance: Double) -> Bool {
        calls.append("reveal item \(indexPath.item) at \(distance)")
        return true
    }
    func activateAccessory(_ key: Int, id: Int) { calls.append("accessory \(id) of \(key)") }
    func choose(_ choice: MenuChoice, fromAccessory id: Int, of key: Int) {
        calls.append("pick \(choice.action) of \(choice.offer) from \(id) of \(key)")
    }
    func setExpanded(_ isExpanded: Bool, of key: Int) {
        calls.append("expand \(key): \(isExpanded)")
    }
    func focus(_ key: Int, isByKeys: Bool) { calls.append("focus \(key)\(isByKeys ? " by keys" : "")") }
    func scrollDid(_ phase: ScrollPhase, velocity: Double) { calls.append("scrolling \(phase)") }
    func refresh() { calls.append("refresh") }
    func pressBackground() { calls.append("press background") }
    func typeSelect(_ text: String, from key: Int?, includesStart: Bool) {
        calls.append("find \(text) from \(key ?? -1)\(includesStart ? "" : " on")")
    }
    func editText(of key: Int, to text: String, byReturn: Bool) -> Bool {
        calls.append("edit \(key) to \(text)\(byReturn ? " by Return" : "")")
        return true
    }
    func handle(_ drag: PageEvent.Drag) { calls.append("drag \(drag)") }
    func shows(itemAt indexPath: IndexPath) -> Bool { false }

    func drag(to point: CGPoint, over other: any ViewerWindow) {
        calls.append("drag over another view to \(point.x), \(point.y)")
    }
    func swipeActions(of key: Int) -> SwipeActionsContent? {
        calls.append("actions of \(key)")
        return swipeActions
    }
    func setTextEditing(of key: Int?) {
        visitors.append(Visitor.current)
        calls.append("editing \(key.map(String.init) ?? "nothing")")
    }
    func setSwiped(_ isSwiped: Bool, _ key: Int) { calls.append("swiped \(key): \(isSwiped)") }
    func contextMenu(of key: Int, at point: CGPoint, completion: @escaping @MainActor (MenuContent?) -> Void) {
        calls.append("menu of \(key) at \(point.x), \(point.y)")
        completion(menu)
    }
    func performAction(_ id: Int, ofOffer offer: Int, completion: @escaping @MainActor (Bool) -> Void) {
        calls.append("act \(id) of \(offer)")
        completion(offer == menu?.offer)
    }
    func performDeletion(of key: Int) { calls.append("delete \(key)") }
    func measured(_ key: Int, height: Double) { calls.append("measured \(key): \(height)") }
    func takeHeights(_ heights: [Int: [Double]]) {}
}

/// A connection that keeps what was sent.
final class FakeConnection: PageConnection {
    let messages: AsyncStream<String>
    let incoming: AsyncStream<String>.Continuation
    private let log = Log()

    init() {
        (messages, incoming) = AsyncStream.makeStream(of: String.self)
    }

    @MainActor final class Log {
        var sent: [Message] = []
        var closed: [CloseReason] = []
        nonisolated init() {}
    }

    @MainActor var sent: [Message] { log.sent }
    @MainActor var updates: [Message] { log.sent.filter { $0.type == "update" } }
    @MainActor var closed: [CloseReason] { log.closed }

    func send(_ message: [UInt8]) {
        MainActor.assumeIsolated { log.sent.append(Message(message)) }
    }
    func didHandleMessage() {}
    func close(_ reason: CloseReason) {
        MainActor.assumeIsolated { log.closed.append(reason) }
    }
}

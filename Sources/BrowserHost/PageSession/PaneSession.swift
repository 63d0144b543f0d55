import CollectionViews
import Foundation

/// What the server knows of one view on a page: the window through which the page looks at it, and whether the page has
/// seen the latest.
@MainActor final class PaneSession {
    let window: any ViewerWindow
    var isStale = false
    /// The size that the page last told, and what goes with it.
    private(set) var told = PageEvent.Hello.Pane(size: .zero)

    /// Called with what the page asked for, by the number of the question.
    private let onAnswer: (Int, PageAnswer) -> Void

    /// Whether lines are to be no longer than can easily be read. The page learns of it with the first rows, which come
    /// in that width already.
    private let isReadable: () -> Bool

    /// The width of such a view, margins included. The page's style says the same.
    static let readableWidth: CGFloat = 760

    init(
        window: any ViewerWindow, isReadable: @escaping () -> Bool = { false }, onChange: @escaping () -> Void,
        onAnswer: @escaping (_ request: Int, _ answer: PageAnswer) -> Void
    ) {
        self.window = window
        self.isReadable = isReadable
        self.onAnswer = onAnswer
        window.onNeedsTransaction = { [weak self] in
            self?.isStale = true
            onChange()
        }
    }

    /// Shows nothing any more.
    func end() {
        window.onNeedsTransaction = nil
        window.close()
    }

    /// Takes over what a page shows of the view; nil for a page that knows nothing of it yet.
    func connect(_ state: PageEvent.Hello.Pane?, isResumed: Bool) {
        if isResumed, let state {
            window.catchUp(from: state.version)
        } else {
            window.resetViewer()
        }
        window.scroll(to: state?.offset ?? .zero, atVersion: nil)
        resize(
            to: state?.size ?? .zero, textScale: state?.textScale ?? 1, idiom: state?.idiom ?? .unspecified,
            displayScale: state?.displayScale ?? 1)
        if !isResumed, let state { window.takeHeights(state.heights) }
        isStale = true
    }

    private func resize(to size: CGSize, textScale: Double, idiom: UserInterfaceIdiom, displayScale: Double) {
        told = .init(size: size, textScale: textScale, idiom: idiom, displayScale: displayScale)
        let width = isReadable() ? min(size.width, Self.readableWidth) : size.width
        window.resize(
            to: CGSize(width: width, height: size.height), textScale: textScale, idiom: idiom,
            displayScale: displayScale)
    }

    /// The page is gone, for a while or for good: what it lifted goes back.
    func disconnect() {
        window.handle(.cancel)
    }

    /// What the page must do to catch up.
    func nextTransaction() -> WindowTransaction? {
        guard isStale else { return nil }
        isStale = false
        return window.nextTransaction()
    }

    /// Does what the user did on the page. Rows that are gone by now are passed over.
    func handle(_ gesture: PageEvent.Gesture) {
        switch gesture {
        case .resize(let size, let textScale, let idiom, let displayScale):
            resize(to: size, textScale: textScale, idiom: idiom, displayScale: displayScale)
        case .scroll(let offset, let version): window.scroll(to: offset, atVersion: version)
        case .lane(let id, let offset): window.scrollLane(id, to: offset)
        case .tap(let key, let modifiers): window.tap(key, modifiers: modifiers)
        case .extend(let start, let end): window.extendSelection(from: start, to: end)
        case .selectAll: window.selectAll()
        case .deselectAll: window.deselectAll()
        case .pressBlank: window.pressBlank()
        case .activate(let key): window.activate(key)
        case .accessory(let key, let id): window.activateAccessory(key, id: id)
        case .pick(let choice, let key, let id): window.choose(choice, fromAccessory: id, of: key)
        case .expand(let key, let isExpanded): window.setExpanded(isExpanded, of: key)
        case .focus(let key, let isByKeys): window.focus(key, isByKeys: isByKeys)
        case .scrolling(let phase, let velocity): window.scrollDid(phase, velocity: velocity)
        case .refresh: window.refresh()
        case .pressBackground: window.pressBackground()
        case .find(let text, let key, let isNext): window.typeSelect(text, from: key, includesStart: !isNext)
        case .drag(let drag): window.handle(drag)
        case .actions(let key, let request): onAnswer(request, .actions(window.swipeActions(of: key)))
        case .swiped(let key, let isSwiped): window.setSwiped(isSwiped, key)
        case .menu(let key, let point, let request):
            window.contextMenu(of: key, at: point) { [onAnswer] in onAnswer(request, .menu($0)) }
        case .act(let id, let offer, let request):
            window.performAction(id, ofOffer: offer) { [onAnswer] in onAnswer(request, .performed($0)) }
        case .edit(let key, let text, let isByReturn, let request):
            onAnswer(request, .performed(window.editText(of: key, to: text, byReturn: isByReturn)))
        case .editing(let key): window.setTextEditing(of: key)
        case .delete(let key): window.performDeletion(of: key)
        case .jump(let position): window.scroll(toPosition: position)
        case .title(let title, let index): window.scroll(toIndexTitle: title, at: index)
        case .measured(let rows): for row in rows { window.measured(row.key, height: row.height) }
        }
    }
}

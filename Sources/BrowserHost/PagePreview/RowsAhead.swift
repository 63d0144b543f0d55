import CollectionViews
import Screens

/// What a document says of the rows of several screens. A screen that is asked for again is laid out again only where
/// its view shows something else by then.
@MainActor final class RowsAhead {
    struct Rows {
        /// Where they stand.
        let outlines: FirstRowOutlines?
        /// How they look.
        let preview: PagePreview?
    }

    let files: ServedFiles
    private let makeWindow: (CollectionView) -> any ViewerWindow
    private var known: [ObjectIdentifier: (rows: Rows, window: any ViewerWindow)] = [:]

    init(files: ServedFiles, makeWindow: @escaping (CollectionView) -> any ViewerWindow) {
        self.files = files
        self.makeWindow = makeWindow
    }

    /// - Parameters:
    ///   - next: What stands beside the screen or over it.
    ///   - anchor: Where the screen will be scrolled to otherwise.
    func rows(of screen: Screen, below next: Screen? = nil, at anchor: AddressAnchor? = nil) async -> Rows {
        let id = ObjectIdentifier(screen)
        if let (rows, window) = known[id] {
            if window.nextTransaction()?.changesRows != true { return rows }
            forget(id)
        }
        screen.loadViewIfNeeded()
        let (rows, window) = await look(at: screen, below: next, at: anchor)
        // Rows that are being read may have come meanwhile.
        if window.nextTransaction()?.changesRows != true {
            known[id] = (rows, window)
            return rows
        }
        window.close()
        let (latest, other) = await look(at: screen, below: next, at: anchor)
        known[id] = (latest, other)
        return latest
    }

    private func look(
        at screen: Screen, below next: Screen?, at anchor: AddressAnchor?
    ) async -> (rows: Rows, window: any ViewerWindow) {
        let window = makeWindow(screen.collectionView)
        let preview = screen.preview(in: window, files: files)
        let outlines = await FirstRowOutlines(of: screen, below: next, at: anchor, makeWindow: makeWindow)
        return (Rows(outlines: outlines, preview: preview), window)
    }

    /// No screen is asked for any more.
    func end() { for id in known.keys { forget(id) } }

    private func forget(_ id: ObjectIdentifier) { known.removeValue(forKey: id)?.window.close() }
}

extension WindowTransaction {
    /// Whether a row is another one, or elsewhere.
    fileprivate var changesRows: Bool { !rows.isEmpty || !gone.isEmpty }
}

import CollectionViews
import Screens

extension PageLooks {
    /// What is known of a screen that the page is about to show in front of its own, or beside that.
    struct Presented: Equatable, Sendable {
        /// What it calls itself.
        var title: String
        /// How its title stands in the bar, as classes of its element.
        var titleClasses: [String]
        /// Whether it keeps to a width at which lines are easily read.
        var isReadable = false
        /// Whether its first rows are those of a plain list.
        var isPlain = false
        /// Whether it is left by its own buttons only.
        var isModal = false
        /// What stands in the bar, the places of its rows, and the heights of a sheet, as JSON.
        var ahead = "{\"controls\":[]}"
        /// The same in a wide window; nil where nothing is other there.
        var aheadInWide: String?

        /// Adds what is known of the same one in a wide window.
        mutating func add(wide other: Presented?) {
            if let other, PageLooks.differs(other.ahead, from: ahead) { aheadInWide = other.ahead }
        }
    }
}

extension PageLooks.Presented {
    /// - Parameters:
    ///   - next: What stands over the screen.
    ///   - anchor: Where it will be scrolled to, if nothing does.
    @MainActor init(
        of screen: Screen, below next: Screen? = nil, at anchor: AddressAnchor? = nil, files: ServedFiles,
        makeWindow: (CollectionView) -> any ViewerWindow
    ) async {
        screen.loadViewIfNeeded()
        let outlines = await FirstRowOutlines(of: screen, below: next, at: anchor, makeWindow: makeWindow)
        let preview = screen.preview(makeWindow, files: files)
        var json = JSONWriter(files: files)
        json.object { json in
            screen.writeAhead(to: &json, outlines: outlines, preview: preview)
            if screen.presentationStyle == .sheet { screen.sheetHeights?.write(to: &json, in: .usual) }
        }
        self.init(
            title: screen.title, titleClasses: PageLooks.lines(ofTitleOf: screen),
            isReadable: screen.followsReadableWidth, isPlain: preview?.isPlain == true,
            isModal: screen.isModalInPresentation, ahead: json.textForDocument)
    }
}

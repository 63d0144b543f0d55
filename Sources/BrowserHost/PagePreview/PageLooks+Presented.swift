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
        /// Whether it has no way back but its own buttons.
        var hidesBack = false
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
    @MainActor init(of screen: Screen, rows: RowsAhead.Rows, files: ServedFiles) {
        var json = JSONWriter(files: files)
        json.object { json in
            screen.writeAhead(to: &json, rows: rows)
            if screen.presentationStyle == .sheet { screen.sheetHeights?.write(to: &json, in: .usual) }
        }
        self.init(
            title: screen.title, titleClasses: PageLooks.lines(ofTitleOf: screen),
            isReadable: screen.followsReadableWidth, isPlain: rows.preview?.isPlain == true,
            hidesBack: screen.isModalInPresentation || screen.titleBehind == nil, ahead: json.textForDocument)
    }
}

import CollectionViews
import Foundation
import Screens

/// What a page's document says of its screen before that is connected, so that nothing moves once it is.
struct PageLooks: Equatable, Sendable {
    /// What it calls itself, which may be less than the page is called in a list of all.
    var title: String?
    /// How its title stands in the bar, as classes of its element.
    var titleClasses = ["large-title"]
    /// What its way back leads to, where that is the place around the one that is asked for.
    var back: String?
    /// Whether it keeps to a width at which lines are easily read.
    var isReadable = false
    /// Whether a short text stands below the title.
    var hasStatus = false
    /// Whether a short text stands below the rows.
    var hasCaption = false
    /// Whether it has a button that brings the rows up to date.
    var hasRefreshButton = false
    /// Whether it is a list beside which more is told about one of its rows.
    var isSplit = false
    /// Where another view stands beside its rows, if one does.
    var sidebarEdge: HorizontalEdge?
    /// What the program's text beside its rows is called, if one stands there.
    var code: String?
    /// Whether its first rows are those of a plain list, which has a ground of its own; nil while it has no rows.
    var isPlain: Bool?
    /// What stands in the bar, above and below the rows, and beside them, as JSON; with the names that a whole screen
    /// has.
    var ahead = "{\"controls\":[]}"
    /// The same in a window that has room for a detail beside its list; nil where nothing is other there.
    var aheadInWide: String?
    /// What tells more about one of its rows, where the document is asked for with that: beside the list, or in a
    /// narrow window in place of it.
    var detail: Presented?
    /// The sheet that stands over all of it, where the document is asked for with that.
    var sheet: Presented?

    /// Adds what is known of another screen of the page, which is in a wide window.
    mutating func add(wide other: PageLooks) {
        if Self.differs(other.ahead, from: ahead) { aheadInWide = other.ahead }
        detail?.add(wide: other.detail)
        sheet?.add(wide: other.sheet)
    }

    /// Whether it looks otherwise, whatever its parts are called.
    static func differs(_ ahead: String, from other: String) -> Bool {
        let names = /"(id|offer)":\d+/
        return ahead.replacing(names, with: "") != other.replacing(names, with: "")
    }
}

extension PageLooks {
    /// What is known of a screen that its page is about to show, with the ground that its first rows will stand on.
    ///
    /// - Parameters:
    ///   - detail: What tells more about one of its rows.
    ///   - sheet: What stands over the foremost of both.
    ///   - anchor: Where the foremost of all will be scrolled to.
    @MainActor init(
        of screen: Screen, detail: Screen? = nil, sheet: Screen? = nil, at anchor: AddressAnchor? = nil,
        with ahead: RowsAhead
    ) async {
        let rows = await ahead.rows(of: screen, below: detail ?? sheet, at: anchor)
        self.init(of: screen, hasDetail: detail != nil, rows: rows, files: ahead.files)
        if let detail {
            let rows = await ahead.rows(of: detail, below: sheet, at: anchor)
            self.detail = Presented(of: detail, rows: rows, files: ahead.files)
        }
        if let sheet {
            self.sheet = Presented(of: sheet, rows: await ahead.rows(of: sheet), files: ahead.files)
        }
    }

    /// - Parameter screen: One that nobody has used yet: what is known of it is shown to all.
    @MainActor init(of screen: Screen, hasDetail: Bool = false, rows: RowsAhead.Rows? = nil, files: ServedFiles) {
        screen.loadViewIfNeeded()
        title = screen.title
        titleClasses = Self.titleClasses(of: screen)
        // The address is that of the foremost screen.
        back = screen.presentedScreen == nil ? screen.titleBehind : nil
        // Beside a detail a list is narrow enough.
        isReadable = screen.followsReadableWidth && screen.detailPlaceholder == nil
        hasStatus = !screen.status.isEmpty
        hasCaption = screen.caption != nil
        hasRefreshButton = screen.collectionView.refreshControl != nil
        isPlain = rows?.preview?.isPlain
        isSplit = screen.detailPlaceholder != nil
        sidebarEdge = screen.sidebar == nil ? nil : screen.sidebarEdge
        code = screen.codeListing?.title
        var json = JSONWriter(files: files)
        json.object { json in
            screen.writeAhead(to: &json, rows: rows)
            json.member("sidebar", screen.sidebarTitle)
            json.flag("trailing", screen.sidebar != nil && screen.sidebarEdge == .trailing)
            if let placeholder = screen.detailPlaceholder {
                json.name("detail")
                // Of nothing is read there where something will be.
                (hasDetail ? .empty() : placeholder).content.write(to: &json)
            }
            screen.codeListing?.write(to: &json)
        }
        ahead = json.textForDocument
    }

    /// The page's own screen stands in for one that will come over it, and has the bar of that.
    @MainActor private static func titleClasses(of screen: Screen) -> [String] {
        (screen.presentingScreen == nil ? [] : ["stand-in"]) + lines(ofTitleOf: screen)
    }

    @MainActor static func lines(ofTitleOf screen: Screen) -> [String] {
        (screen.hasLineForTitle ? ["large-title"] : []) + (screen.hasLargeTitle ? [] : ["small-title"])
    }
}

extension Screen {
    /// What stands above, below and beside the rows, and where those will be.
    func writeAhead(to json: inout JSONWriter, rows: RowsAhead.Rows?) {
        json.array("controls", controls) { $0.content.write(to: &$1) }
        json.flag("tree", rows?.preview?.isTree == true)
        if let titles = rows?.preview?.indexTitles { json.member("index", titles) }
        json.flag("empty", rows?.outlines == nil && (isKnownToBeEmpty || isForm))
        rows?.outlines?.write(to: &json)
    }

    /// Whether texts are written in place of rows.
    private var isForm: Bool { controls.contains { $0 is TextField } }

    /// Whether something says that there are no rows, rather than that they come.
    private var isKnownToBeEmpty: Bool {
        let behind = (collectionView.backgroundView as? ContentUnavailableView)?.configuration
        return (contentUnavailableConfiguration ?? behind).map { !$0.isLoading } ?? false
    }
}

import CollectionViews
import Foundation
import Screens

/// What a page's document says of its screen before that is connected, so that nothing moves once it is.
struct PageLooks: Equatable, Sendable {
    /// What it calls itself, which may be less than the page is called in a list of all.
    var title: String?
    /// How its title stands in the bar, as classes of its element.
    var titleClasses = ["large-title"]
    /// Whether it keeps to a width at which lines are easily read.
    var isReadable = false
    /// Whether a short text stands below the title.
    var hasStatus = false
    /// Whether a field stands in the bar.
    var hasField = false
    /// Whether its first rows are those of a plain list, which has a ground of its own; nil while it has no rows.
    var isPlain: Bool?
    /// What stands in the bar, above and below the rows, and beside them, as JSON; with the names that a whole screen
    /// has.
    var ahead = "{\"controls\":[]}"
}

extension PageLooks {
    /// What is known of a screen that its page is about to show, with the ground that its first rows will stand on.
    @MainActor init(of screen: Screen, files: ServedFiles, makeWindow: (CollectionView) -> any ViewerWindow) {
        self.init(of: screen, files: files)
        isPlain = screen.preview(makeWindow, files: files)?.isPlain
    }

    /// - Parameter screen: One that nobody has used yet: what is known of it is shown to all.
    @MainActor init(of screen: Screen, files: ServedFiles) {
        screen.loadViewIfNeeded()
        title = screen.title
        titleClasses = Self.titleClasses(of: screen)
        // Beside a detail a list is narrow enough.
        isReadable = screen.followsReadableWidth && screen.detailPlaceholder == nil
        hasStatus = !screen.status.isEmpty
        hasField = screen.controls.contains { $0 is SearchField }
        var json = JSONWriter(files: files)
        json.object { json in
            json.array("controls", screen.controls) { $0.content.write(to: &$1) }
            json.member("sidebar", screen.sidebarTitle)
            json.flag("trailing", screen.sidebar != nil && screen.sidebarEdge == .trailing)
            if let placeholder = screen.detailPlaceholder {
                json.name("detail")
                placeholder.content.write(to: &json)
            }
            screen.codeListing?.write(to: &json)
            Self.writeOutlines(of: screen.collectionView, to: &json)
        }
        ahead = json.textForDocument
    }

    /// The page's own screen stands in for one that will come over it, and has the bar of that.
    @MainActor private static func titleClasses(of screen: Screen) -> [String] {
        var classes = screen.presentingScreen == nil ? [] : ["stand-in"]
        if screen.hasLineForTitle { classes.append("large-title") }
        if !screen.hasLargeTitle { classes.append("small-title") }
        return classes
    }

    /// The places of the first rows in columns from a telephone's to a desk's, for whoever has to wait for them: each
    /// as its kind, its corner and its size.
    @MainActor private static func writeOutlines(of view: CollectionView, to json: inout JSONWriter) {
        let widths = [390, 740, 1120]
        let outlines = widths.map { view.layoutOutline(in: CGSize(width: $0, height: 900)) }
        guard outlines.contains(where: { !$0.isEmpty }) else { return }
        json.name("outlines")
        json.array { json in
            for (width, outline) in zip(widths, outlines) {
                json.object { json in
                    json.member("width", width)
                    json.array("parts", outline) { $0.write(to: &$1) }
                }
            }
        }
    }
}

extension LayoutOutlinePart {
    fileprivate func write(to json: inout JSONWriter) {
        json.array { json in
            json.value(kind.rawValue)
            for length in [frame.minX, frame.minY, frame.width, frame.height] { json.value(Int(length.rounded())) }
        }
    }
}

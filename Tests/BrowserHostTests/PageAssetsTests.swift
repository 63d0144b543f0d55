import CollectionViews
import Foundation
import Screens
import Testing

@testable import BrowserHost

@Suite("The page's files") struct PageAssetsTests {
    @Test("The files in the program are those in the folder")
    func embedded() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/BrowserHost/Web")
        var files: [String: String] = [:]
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            files[file.lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
        }
        #expect(files.keys.sorted() == WebAssets.files.keys.sorted())
        for (name, text) in files where WebAssets.files[name] != text {
            Issue.record("\(name) in the program is not the one in the folder")
        }
    }

    @Test("The build's name changes with any file")
    func build() {
        let first = PageAssets(files: ["a.js": "1", "b.js": "2"])
        #expect(first.build == PageAssets(files: ["b.js": "2", "a.js": "1"]).build)
        #expect(first.build != PageAssets(files: ["a.js": "1", "b.js": "3"]).build)
        #expect(first.build != PageAssets(files: ["a.js": "2", "b.js": "1"]).build)
    }

    @Test("Where no page stands, the first page is offered once, and the nearest other one beside it")
    func missing() {
        func links(near: (path: String, title: String)) -> [String] {
            let text = String(decoding: PageAssets().missing(home: "Files", near: near).body, as: UTF8.self)
            return text.split(separator: "<a ").dropFirst().map { String($0.prefix { $0 != ">" }) }
        }
        #expect(links(near: ("/", "Files")) == ["href=\"/\""])
        #expect(links(near: ("/inbox", "Inbox")) == ["href=\"/inbox\"", "href=\"/\""])
    }

    @Test("Cards are as wide as the window that their rows were laid out for")
    func previewSize() throws {
        let assets = PageAssets()
        let styles = try #require(assets.responses["/-/\(assets.build)/index.css"])
        let text = String(decoding: styles.body, as: UTF8.self)
        #expect(text.contains("--preview-width: \(PagePreviews.width);"))
        #expect(text.contains("--preview-width: \(PagePreviews.doubleWidth);"))
        #expect(text.contains("--preview-height: \(PagePreviews.height);"))
        #expect(!text.contains("{{"))
    }

    @Test("Titles are texts, whatever they hold")
    func escaping() {
        let assets = PageAssets()
        let title = #"</title><script>alert("1" & '2')</script>{{build}}"#
        let page = String(decoding: assets.page(title: title).body, as: UTF8.self)
        #expect(!page.contains("<script>"))
        #expect(page.contains("&lt;script&gt;alert(&quot;1&quot; &amp; &#39;2&#39;)"))
        let route = PageRoute(path: "/a", title: title, summary: title, emoji: "<b>", isShared: false) {
            fatalError("nobody looks")
        }
        #expect(page.contains("{{build}}</title>"), "what looks like a place in a value is none")
        let index = String(
            decoding: assets.index(title: title, summary: "<b>", routes: [route]).body, as: UTF8.self)
        #expect(index.contains("<p class=\"lead\">&lt;b&gt;</p>"))
        #expect(!index.contains("<script>"))
        #expect(!index.contains("<b>"))
    }

    @Test("A preview shows the first rows, and no text of theirs ends the element that it stands in")
    @MainActor func previews() throws {
        let screen = Screen(title: "Test", collectionView: TestServer.emptyView())
        let window = FakeWindow()
        window.text = "</script><script>alert(1)</script>{{build}}"
        let previews = PagePreviews()
        previews.setPreview(try #require(screen.preview({ _ in window }, files: previews.files)), at: "/a")
        let size = CGSize(width: PagePreviews.width, height: PagePreviews.height)
        #expect(window.calls == ["reset", "resize to \(size.width) × \(size.height)", "close"] && screen.isViewLoaded)
        let route = PageRoute(path: "/a", title: "A", summary: "", emoji: "", isShared: false) {
            screen
        }
        let page = String(
            decoding: PageAssets().index(title: "", routes: [route], previews: previews).body, as: UTF8.self)
        let start = try #require(page.range(of: "<script type=\"application/json\">"))
        let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
        let data = Data(page[start.upperBound..<end.lowerBound].utf8)
        let view = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let content = try #require((view["rows"] as? [[String: Any]])?.first?["content"] as? [String: Any])
        #expect(content["text"] as? String == window.text)
        let empty = screen.preview({ CollectionViewWindow(collectionView: $0) }, files: previews.files)
        #expect(empty == nil, "there are no rows")
    }

    @Test("The document of a page whose lines are to be read says so before it is connected")
    func readable() {
        let page = { (isReadable: Bool) in
            let looks = PageLooks(
                isReadable: isReadable, hasStatus: isReadable, hasCaption: isReadable, hasRefreshButton: isReadable)
            return String(decoding: PageAssets().page(title: "", looks: looks).body, as: UTF8.self)
        }
        #expect(page(true).contains("role=\"status\">&#160;</p>"))
        #expect(page(false).contains("class=\"status\" role=\"status\"></p>"))
        #expect(page(true).contains("aria-live=\"polite\" >") && page(false).contains("aria-live=\"polite\" hidden>"))
        #expect(page(true).contains("\"refresh-button\"  inert"))
        #expect(page(false).contains("\"refresh-button\" hidden inert"))
        #expect(page(true).contains("class=\"screen large-title readable\""))
        #expect(page(false).contains("class=\"screen large-title \""))
        let plain = { String(decoding: PageAssets().page(title: "", isPlain: $0).body, as: UTF8.self) }
        #expect(plain(true).contains("class=\"viewport plain\""))
        #expect(plain(false).contains("class=\"viewport \""))
        let row = { (style: RowContent.Style, grouping: RowContent.Grouping) in
            var content = RowContent()
            (content.style, content.grouping) = (style, grouping)
            return WindowTransaction.Row(key: 1, from: nil, frame: .zero, content: content, position: 0)
        }
        let isPlain = { (rows: [WindowTransaction.Row]) in
            WindowTransaction(version: 1, base: 0, contentSize: .zero, rows: rows).isPlainList
        }
        #expect(isPlain([row(.header, .none), row(.cell, .none)]))
        #expect(!isPlain([row(.cell, .first), row(.cell, .last)]))
        #expect(!isPlain([row(.card, .none)]) && !isPlain([]))
        var badge = row(.cell, .none)
        badge.content?.isBadge = true
        #expect(!isPlain([row(.card, .none), badge]))
    }

    @Test("The document of a place within a page has the way back to what is around it")
    func wayBack() {
        func page(back: String?, at place: String, home: String? = "All") -> String {
            var looks = PageLooks()
            looks.back = back
            let response = PageAssets().page(title: "", path: "/", place: place, home: home, looks: looks)
            return String(decoding: response.body, as: UTF8.self)
        }
        let home = #"class="back" href="/" title="Back to All" data-home="All" >"#
        #expect(page(back: nil, at: "/").contains(home) && page(back: nil, at: "/a/b").contains(home))
        let around = #"class="back" href="/a%20b" title="Back to &lt;A" data-home="" >"#
        #expect(page(back: "<A", at: "/a%20b/c?d/e", home: nil).contains(around))
        let first = #"class="back" href="/" title="Back to A" data-home="" >"#
        #expect(page(back: "A", at: "/a", home: nil).contains(first))
        #expect(page(back: nil, at: "/", home: nil).contains(#"title="Back to " data-home="" hidden>"#))
    }

    @Test("The document of a page has the places of two views, and what is read in place of a list in a narrow window")
    func columns() throws {
        func page(_ looks: PageLooks) -> String {
            let response = PageAssets().page(title: "<Letters>", path: "/a", place: "/a/b/c?d", looks: looks)
            return String(decoding: response.body, as: UTF8.self)
        }
        var looks = PageLooks()
        #expect(page(looks).contains("class=\"sidebar viewport \" role=\"navigation\" hidden>"))
        #expect(page(looks).contains("class=\"detail-place\" hidden>") && !page(looks).contains("ahead"))
        looks.sidebarEdge = .leading
        #expect(page(looks).contains("class=\"sidebar viewport \" role=\"navigation\" >"))
        looks.sidebarEdge = .trailing
        #expect(page(looks).contains("class=\"sidebar viewport trailing\" role=\"navigation\" >"))
        looks.isSplit = true
        #expect(page(looks).contains("large-title split") && page(looks).contains("class=\"detail-place\" >"))
        looks.detail = PageLooks.Presented(title: "<Hello>", titleClasses: ["small-title"], isPlain: true)
        let document = page(looks)
        #expect(document.contains("<title>&lt;Hello&gt;</title>") && document.contains(">&lt;Letters&gt;</h1>"))
        #expect(document.contains("class=\"screen presented push ahead small-title\""))
        #expect(document.contains("href=\"/a/b\" title=\"Back to &lt;Letters&gt;\""))
        #expect(document.contains(">&lt;Hello&gt;</h1>") && document.contains("<div class=\"viewport plain\">"))
        #expect(!document.contains("<Hello>") && !document.contains("{{"))
    }

    @Test("The document of a place in a sheet has that over what is below it, closed by a link or by its buttons only")
    func sheet() {
        var looks = PageLooks()
        func document() -> String {
            let response = PageAssets().page(title: "<List>", path: "/a", place: "/a/b/c", looks: looks)
            return String(decoding: response.body, as: UTF8.self)
        }
        #expect(!document().contains("<dialog") && document().contains("id=\"sheet-looks\">[]<"))
        looks.sheet = PageLooks.Presented(title: "<Sheet>", titleClasses: ["small-title"], ahead: "{1}")
        let layer = "<dialog class=\"sheet-layer shaded sheet-ahead\" open aria-label=\"&lt;Sheet&gt;\">"
        #expect(document().contains("<title>&lt;Sheet&gt;</title>") && document().contains(layer))
        #expect(document().contains("presented sheet small-title") && document().contains("id=\"sheet-looks\">[{1}]<"))
        #expect(document().contains("href=\"/a/b\" title=\"Close\"></a>"))
        looks.sheet?.hidesBack = true
        #expect(document().contains("href=\"/a/b\" title=\"Close\" hidden></a>"))
        looks.detail = PageLooks.Presented(title: "Detail", titleClasses: [])
        #expect(document().contains("href=\"/a\" title=\"Back to &lt;List&gt;\""))
        #expect(document().contains("<title>&lt;Sheet&gt;</title>"))
    }

    @Test("Scripts and styles have their types and may be kept; documents may not")
    func headers() throws {
        let assets = PageAssets()
        let script = try #require(assets.responses["/-/\(assets.build)/main.js"])
        #expect(script.contentType == "text/javascript; charset=utf-8")
        #expect(script.isImmutable)
        #expect(assets.responses["/-/\(assets.build)/tokens.css"]?.contentType == "text/css; charset=utf-8")
        #expect(!assets.responses.keys.contains { $0.hasSuffix(".html") })
        let headers = Dictionary(uniqueKeysWithValues: assets.page(title: "").headers)
        #expect(headers["Cache-Control"] == "no-store")
        #expect(headers["X-Content-Type-Options"] == "nosniff")
        #expect(headers["Content-Security-Policy"]?.contains("default-src 'none'") == true)
        #expect(headers["Content-Security-Policy"]?.contains("unsafe") == false)
    }
}

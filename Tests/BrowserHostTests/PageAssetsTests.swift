import CollectionViews
import Foundation
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

    @Test("Titles are texts, whatever they hold")
    func escaping() {
        let assets = PageAssets()
        let title = #"</title><script>alert("1" & '2')</script>{{build}}"#
        let page = String(decoding: assets.page(title: title).body, as: UTF8.self)
        #expect(!page.contains("<script>"))
        #expect(page.contains("&lt;script&gt;alert(&quot;1&quot; &amp; &#39;2&#39;)"))
        let route = PageRoute(path: "/a", title: title, summary: title, emoji: "<b>", isShared: false, isListed: true) {
            fatalError("nobody looks")
        }
        let index = String(decoding: assets.index(title: title, routes: [route]).body, as: UTF8.self)
        #expect(!index.contains("<script>"))
        #expect(!index.contains("<b>"))
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

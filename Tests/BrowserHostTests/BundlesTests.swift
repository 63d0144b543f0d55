import Testing

@testable import BrowserHost
@testable import EmbedWeb

@Suite("Requests of a page") struct BundlesTests {
    @Test("A document asks for one style sheet, in the order of its links, and for scripts with all that they import")
    func requests() throws {
        let bundles = Bundles.bundles(of: [
            "head.html": """
            <title></title>
            <link rel="stylesheet" href="/-/{{build}}/b.css">
            """,
            "page.html": """
            {{head}}
            <link rel="stylesheet" href="/-/{{build}}/a.css">
            <script type="module" src="/-/{{build}}/main.js"></script>
            """,
            "a.css": "a {\n\n  c: d;\n}", "b.css": "/* One. */\nb { /* Two,\n    three. */ }", "other.js": "",
            "main.js": "import { one, Two as Second } from './one-more.js';\nimport './two.js';\nawait one(Second);",
            "one-more.js": "export async function one(two) {\n  two;\n}\nexport class Two {}\nexport const three = 3;",
            "two.js": "// Two.\n\n    // Three.\nimport { three } from './one-more.js';\nthree;",
        ])
        #expect(bundles.keys.sorted() == ["main.all.js", "page.all.css", "page.html"])
        #expect(
            bundles["page.html"] == """
                <title></title>
                <link rel="stylesheet" href="/-/{{build}}/page.all.css">
                <script type="module" src="/-/{{build}}/main.all.js"></script>
                """)
        #expect(bundles["page.all.css"] == "b{ }a{c: d}")
        #expect(
            bundles["main.all.js"] == """
                const $one_more = (() => {
                async function one(two) {
                two;
                }
                class Two {}
                const three = 3;
                return { one, Two, three };
                })();
                const $two = (() => {
                const { three } = $one_more;
                three;
                return {  };
                })();
                const { one, Two: Second } = $one_more;
                const {} = $two;
                await one(Second);
                """)
    }

    @Test("No text in a style sheet has blanks beside a brace, a comma or a semicolon that would be taken away")
    func texts() {
        for (name, sheet) in WebAssets.files where name.hasSuffix(".css") {
            for text in sheet.matches(of: #/"[^"\n]*"/#).map(\.output) {
                #expect(!text.contains("{") && !text.contains("}"), "\(name): \(text)")
            }
        }
    }

    @Test("What a document asks for is served with its type, and may be kept")
    func served() throws {
        let assets = PageAssets()
        let sheet = try #require(assets.responses["/-/\(assets.build)/page.all.css"])
        #expect(sheet.isImmutable && sheet.contentType == "text/css; charset=utf-8")
        let script = try #require(assets.responses["/-/\(assets.build)/main.all.js"])
        #expect(script.isImmutable && script.contentType == "text/javascript; charset=utf-8")
    }
}

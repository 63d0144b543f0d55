import Foundation

/// The documents and files that make up a page, ready to be sent.
///
/// Files stand under a path that names their content, so that a browser may keep them for ever and yet never mixes
/// those of two versions.
struct PageAssets: Sendable {
    /// Names the content of all files together.
    let build: String

    private let files: [String: String]
    /// What of it was compressed by gzip, in Base64.
    private let compressed: [String: String]

    private let language: String

    init(
        files: [String: String] = WebAssets.files.merging(WebAssets.bundles) { $1 },
        compressed: [String: String] = WebAssets.compressed, language: String = "en"
    ) {
        self.files = files
        self.compressed = compressed
        self.language = language
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for (name, text) in files.sorted(by: { $0.key < $1.key }) {
            for byte in "\(name)\n\(text)\n".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        build = String(hash, radix: 36)
    }

    /// The scripts and styles, by their paths.
    var responses: [String: TransportResponse] {
        var responses: [String: TransportResponse] = [:]
        for (name, text) in files {
            guard let type = Self.contentType(of: name) else { continue }
            responses["/-/\(build)/\(name)"] = TransportResponse(
                status: 200, contentType: type, body: Array(text.utf8),
                compressedBody: compressed[name].flatMap { Data(base64Encoded: $0) }.map { Array($0) },
                isImmutable: true)
        }
        return responses
    }

    /// The document of a page that shows a screen.
    ///
    /// - Parameters:
    ///   - title: The page's title.
    ///   - path: Where the page stands.
    ///   - place: The place within it that is asked for.
    ///   - home: What the list of all pages is called; nil when there is none.
    ///   - program: What browsers keep for a visitor goes by this name.
    ///   - looks: What is known of its screen.
    ///   - isPlain: Whether it shows a plain list.
    func page(
        title: String, path: String = "/", place: String = "/", home: String? = nil, program: String = "",
        looks: PageLooks = PageLooks(), isPlain: Bool = false
    ) -> TransportResponse {
        let back = looks.back ?? home
        let classes = looks.titleClasses + (looks.isSplit ? ["split"] : []) + (looks.code == nil ? [] : ["has-code"])
        return document(
            "page.html",
            [
                "bar": classes.joined(separator: " "), "width": looks.isReadable ? "readable" : "",
                "status": looks.hasStatus ? "&#160;" : "", "captionState": looks.hasCaption ? "" : "hidden",
                "refresh": looks.hasRefreshButton ? "" : "hidden",
                "looks": Self.array(looks.ahead, looks.aheadInWide),
                "detailLooks": looks.detail.map { Self.array($0.ahead, $0.aheadInWide) } ?? "[]",
                "sheetLooks": looks.sheet.map { Self.array($0.ahead, $0.aheadInWide) } ?? "[]",
                "title": Self.escaped(looks.sheet?.title ?? looks.detail?.title ?? title),
                "heading": Self.escaped(title), "path": Self.escaped(path),
                "home": Self.escaped(home ?? ""), "program": Self.escaped(program),
                "backPath": looks.back == nil ? "/" : Self.escaped(Self.pathAround(place)),
                "back": Self.escaped(back ?? ""), "backState": back == nil ? "hidden" : "",
                "ground": isPlain ? "plain" : "",
                "side": looks.sidebarEdge == .trailing ? "trailing" : "",
                "sidebar": looks.sidebarEdge == nil ? "hidden" : "", "detailState": looks.isSplit ? "" : "hidden",
                "codeButton": looks.code == nil ? "" : Self.codeButton, "code": looks.code.map(codePane) ?? "",
                "ahead": looks.detail.map {
                    ahead($0, below: title, at: looks.sheet == nil ? place : Self.pathAround(place))
                } ?? "",
                "sheet": looks.sheet.map { sheet($0, at: place) } ?? "",
                "late": files["late.html"] ?? "",
                "screen": screen(back: "<button type=\"button\" class=\"back\"></button>"),
            ])
    }

    /// What is known of a screen in all windows, and in wide ones.
    private static func array(_ ahead: String, _ wide: String?) -> String {
        "[\([ahead, wide].compactMap(\.self).joined(separator: ","))]"
    }

    private static let codeButton = "<button type=\"button\" class=\"code-button button\" inert>Code</button>\n"

    /// The place of a program's text, which shows where it will stand open once the page's scripts have come.
    private func codePane(_ title: String) -> String {
        """
        <div class="code-pane" inert hidden><div class="code-head">\
        <span class="code-title">\(Self.escaped(title))</span></div></div>

        """
    }

    /// What stands beside the list, and in a narrow window in place of it, as the page's script will make it; until
    /// then its way back is a link.
    private func ahead(_ detail: PageLooks.Presented, below title: String, at place: String) -> String {
        let list = Self.escaped(Self.pathAround(place))
        return screen(
            classes: ["push", "ahead", detail.isReadable ? "readable" : ""] + detail.titleClasses, title: detail.title,
            back: """
                <a class="back" href="\(list)" title="Back to \(Self.escaped(title))"></a>
                """, isPlain: detail.isPlain, late: files["late.html"] ?? "")
    }

    /// A sheet over that, as the page's script will make it; until then it is closed by a link.
    private func sheet(_ sheet: PageLooks.Presented, at place: String) -> String {
        let link = "<a class=\"back\" href=\"\(Self.escaped(Self.pathAround(place)))\" title=\"Close\""
        let screen = screen(
            classes: ["sheet", sheet.isReadable ? "readable" : ""] + sheet.titleClasses, title: sheet.title,
            back: "\(link)\(sheet.hidesBack ? " hidden" : "")></a>", isPlain: sheet.isPlain,
            late: files["late.html"] ?? "")
        let label = Self.escaped(sheet.title)
        return "<dialog class=\"sheet-layer shaded sheet-ahead\" open aria-label=\"\(label)\">\n\(screen)</dialog>\n"
    }

    /// The path of what a place is within.
    private static func pathAround(_ place: String) -> String {
        let names = place.prefix { $0 != "?" }.split(separator: "/").dropLast()
        return names.isEmpty ? "/" : names.map { "/\($0)" }.joined()
    }

    /// The element of a screen in front of others.
    private func screen(
        classes: [String] = [], title: String = "", back: String, isPlain: Bool = false, late: String = ""
    ) -> String {
        Self.filled(
            files["screen.html"] ?? "",
            [
                "bar": classes.filter { !$0.isEmpty }.joined(separator: " "), "title": Self.escaped(title),
                "back": back, "ground": isPlain ? "plain" : "", "late": late,
            ])
    }

    /// The document that stands for everything that there is not.
    ///
    /// - Parameters:
    ///   - home: What leads out of it is called.
    ///   - near: The page that stands above what was asked for.
    func missing(home: String, near: (path: String, title: String)? = nil) -> TransportResponse {
        // The way to the first page is there anyway.
        let other = near.flatMap { $0.path == "/" ? nil : $0 }
        let link = other.map { "<p><a href=\"\(Self.escaped($0.path))\">\(Self.escaped($0.title))</a></p>" } ?? ""
        var response = document("missing.html", ["title": Self.escaped(home), "near": link])
        response.status = 404
        return response
    }

    /// The document that lists all pages.
    func index(
        title: String, summary: String = "", routes: [PageRoute], previews: PagePreviews = PagePreviews()
    ) -> TransportResponse {
        var groups: [(title: String, routes: [PageRoute])] = []
        for route in routes {
            if let index = groups.firstIndex(where: { $0.title == route.group }) {
                groups[index].routes.append(route)
            } else {
                groups.append((route.group, [route]))
            }
        }
        let lists = groups.map { group in
            let heading = group.title.isEmpty ? "" : "<h2>\(Self.escaped(group.title))</h2>\n"
            let items = group.routes.enumerated().map { index, route in
                // Only the first of a group and the last have the places of two, where that fills the lines.
                let mayBeWide = index == 0 || index == group.routes.count - 1
                return card(of: route, mayBeWide: mayBeWide, previews: previews)
            }.joined(separator: "\n")
            return "\(heading)<ul class=\"pages\">\n\(items)\n</ul>"
        }
        let lead = summary.isEmpty ? "" : "<p class=\"lead\">\(Self.escaped(summary))</p>"
        return document(
            "index.html", ["title": Self.escaped(title), "lead": lead, "lists": lists.joined(separator: "\n")])
    }

    /// What the list of all pages says of one.
    private func card(of route: PageRoute, mayBeWide: Bool, previews: PagePreviews) -> String {
        let preview = previews.preview(at: route.path)
        let rows = preview.map { mayBeWide ? [$0.rows, $0.wideRows] : [$0.rows] } ?? []
        let data = rows.map { "<script type=\"application/json\">\($0)</script>" }.joined()
        return """
            <li><div class="preview" aria-hidden="true" inert>\
            <span class="emoji">\(Self.escaped(route.emoji))</span></div>\
            <a href="\(Self.escaped(route.path))"><strong>\(Self.escaped(route.title))</strong>\
            <small>\(Self.escaped(route.summary))</small></a>\(data)</li>
            """
    }

    private func document(_ name: String, _ values: [String: String]) -> TransportResponse {
        let shared = ["build": build, "language": Self.escaped(language)]
        let text = Self.filled(files[name] ?? "", values.merging(shared, uniquingKeysWith: { first, _ in first }))
        return TransportResponse(status: 200, contentType: "text/html; charset=utf-8", body: Array(text.utf8))
    }

    /// A template's text, with values in its places. What looks like a place in a value, such as in a
    /// file's name, is none.
    private static func filled(_ template: String, _ values: [String: String]) -> String {
        var text = ""
        var rest = template[...]
        while let start = rest.firstRange(of: "{{"), let end = rest[start.upperBound...].firstRange(of: "}}") {
            text += rest[..<start.lowerBound]
            let place = rest[start.lowerBound..<end.upperBound]
            text += values[String(place.dropFirst(2).dropLast(2))] ?? String(place)
            rest = rest[end.upperBound...]
        }
        return text + rest
    }

    private static func contentType(of name: String) -> String? {
        switch name.split(separator: ".").last {
        case "js": "text/javascript; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "svg": "image/svg+xml"
        default: nil
        }
    }

    /// The text as it may stand in a document.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            default: escaped.unicodeScalars.append(character)
            }
        }
        return escaped
    }
}

/// What is sent in place of files: each document asks for one style sheet, and once for each script that it names,
/// instead of for dozens. On a network where an answer takes 150 ms a browser that asks for six files at a time would
/// wait two seconds for them.
enum Bundles {
    /// The documents, which ask for what is made of the files that they name; and that.
    static func bundles(of files: [String: String]) -> [String: String] {
        var bundles: [String: String] = [:]
        // What the documents' heads have in common.
        let head = files["head.html"]
        for (name, document) in files where name.hasSuffix(".html") && name != "head.html" {
            let document = head.map { document.replacing("{{head}}", with: $0) } ?? document
            let stem = name.split(separator: ".")[0]
            var styles: [String] = []
            var lines: [Substring] = []
            for line in document.split(separator: "\n", omittingEmptySubsequences: false) {
                if let style = asset(in: line, after: "<link rel=\"stylesheet\"") {
                    styles.append(style)
                    if styles.count > 1 { continue }
                    lines.append("<link rel=\"stylesheet\" href=\"/-/{{build}}/\(stem).all.css\">")
                } else if let script = asset(in: line, after: "<script type=\"module\"") {
                    let bundled = "\(script.split(separator: ".")[0]).all.js"
                    lines.append(Substring(line.replacing(script, with: bundled)))
                    bundles[bundled] = bundle(script, of: files)
                } else {
                    lines.append(line)
                }
            }
            bundles[name] = lines.joined(separator: "\n")
            if !styles.isEmpty { bundles["\(stem).all.css"] = sheet(of: styles, of: files) }
        }
        return bundles
    }

    /// The file that an element of a document's head names.
    private static func asset(in line: Substring, after element: String) -> String? {
        guard line.hasPrefix(element), let path = line.split(separator: "\"").first(where: { $0.hasPrefix("/-/") })
        else { return nil }
        return path.split(separator: "/").last.map(String.init)
    }

    /// The style sheets in one text, without their comments and most blanks. No text in them has what begins a comment,
    /// or a brace, nor goes on in another line.
    private static func sheet(of styles: [String], of files: [String: String]) -> String {
        styles.map { style in
            var text = ""
            var rest = (files[style] ?? "")[...]
            while let start = rest.firstRange(of: "/*") {
                text += rest[..<start.lowerBound]
                rest = rest[start.upperBound...]
                rest = rest[(rest.firstRange(of: "*/")?.upperBound ?? rest.endIndex)...]
            }
            return (text + rest).split(separator: "\n").map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }
                .joined(separator: "\n")
        }.joined(separator: "\n").withoutNeedlessBlanks
    }

    /// A script with all that it imports, in one text: each module is a function that answers what the module exports,
    /// and stands behind those that it imports.
    ///
    /// An import stands on one line, what is exported is exported where it is declared, and modules don't import each
    /// other in a circle. Comments, a quarter of what would be sent, stay behind, as do blanks before and between
    /// lines: no text has a line like one, nor goes on in another line.
    private static func bundle(_ script: String, of files: [String: String]) -> String {
        var parts: [String] = []
        var known: Set<String> = []
        func add(_ name: String) {
            guard known.insert(name).inserted else { return }
            var exports: [Substring] = []
            let lines = (files[name] ?? "").split(separator: "\n", omittingEmptySubsequences: false).compactMap {
                line -> String? in
                let words = line.drop(while: \.isWhitespace)
                if words.isEmpty || words.hasPrefix("//") { return nil }
                if let (module, names) = imported(by: line) {
                    add(module)
                    return "const {\(names)} = \(variable(of: module));"
                }
                guard line.hasPrefix("export ") else { return String(words) }
                let declaration = line.dropFirst("export ".count)
                let name = declaration.split(separator: " ").filter { $0 != "async" }[1]
                exports.append(name.prefix { $0 != "(" })
                return String(declaration)
            }
            let text = lines.joined(separator: "\n")
            parts.append(
                name == script
                    ? text
                    : """
                    const \(variable(of: name)) = (() => {
                    \(text)
                    return { \(exports.joined(separator: ", ")) };
                    })();
                    """)
        }
        add(script)
        return parts.joined(separator: "\n")
    }

    /// The module that a line imports, and what it takes of it.
    private static func imported(by line: Substring) -> (module: String, names: Substring)? {
        guard line.hasPrefix("import "), let path = line.split(separator: "'").dropFirst().first, path.hasPrefix("./")
        else { return nil }
        let names = line.drop { $0 != "{" }.dropFirst().prefix { $0 != "}" }
        return (String(path.dropFirst(2)), names.replacing(" as ", with: ": "))
    }

    private static func variable(of module: String) -> String {
        "$" + String(module.split(separator: ".")[0].map { $0 == "-" ? "_" : $0 })
    }
}

extension String {
    fileprivate var withoutNeedlessBlanks: String {
        let shorter: KeyValuePairs = [
            " {": "{", "{ ": "{", "{\n": "{", "; }": "}", ";\n}": "}", "}\n": "}", ";\n": ";", ",\n": ",",
        ]
        return shorter.reduce(self) { $0.replacing($1.key, with: $1.value) }
    }
}

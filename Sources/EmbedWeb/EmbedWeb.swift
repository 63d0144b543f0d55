import Foundation

/// Writes a Swift file that holds the texts of other files, in a type of its own name: `EmbedWeb OUTPUT FILE …`. Where
/// there are documents among them, it holds what is sent in place of the files that those ask for, too.
///
/// A file that holds them already is left alone: SwiftPM builds this program twice in a fresh clone and so runs it
/// twice, and compiles all anew that imports a file with a new date.
@main enum EmbedWeb {
    static func main() throws {
        let paths = CommandLine.arguments.dropFirst()
        guard let output = paths.first.map({ URL(filePath: $0) }) else { throw CocoaError(.fileNoSuchFile) }
        var files: [String: String] = [:]
        for path in paths.dropFirst() {
            files[URL(filePath: path).lastPathComponent] = try String(contentsOfFile: path, encoding: .utf8)
        }
        var lines = ["enum \(output.deletingPathExtension().lastPathComponent) {"]
        lines += declaration(of: "files", files)
        let bundles = Bundles.bundles(of: files)
        if !bundles.isEmpty {
            let sent = bundles.filter { !$0.key.hasSuffix(".html") }
            let compressed = sent.compactMapValues { gzip($0, beside: output)?.base64EncodedString() }
            lines += declaration(of: "bundles", bundles) + declaration(of: "compressed", compressed)
        }
        lines += ["}", ""]
        let source = lines.joined(separator: "\n")
        if let former = try? String(contentsOf: output, encoding: .utf8), former == source { return }
        try source.write(to: output, atomically: true, encoding: .utf8)
    }

    /// The texts by their names.
    private static func declaration(of name: String, _ texts: [String: String]) -> [String] {
        let lines = texts.sorted { $0.key < $1.key }.map { "        \(literal($0.key)): \(literal($0.value))," }
        return ["    static let \(name): [String: String] = ["] + (lines.isEmpty ? ["        :"] : lines) + ["    ]"]
    }

    /// The text as a literal on one line.
    private static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": literal += "\\\(scalar)"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\0": literal += "\\0"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}

import Foundation

/// Writes a Swift file that holds the texts of other files, in a type of its own name: `EmbedWeb OUTPUT FILE …`.
///
/// A file that holds them already is left alone: SwiftPM builds this program twice in a fresh clone and so runs it
/// twice, and compiles all anew that imports a file with a new date.
@main enum EmbedWeb {
    static func main() throws {
        let paths = CommandLine.arguments.dropFirst()
        guard let output = paths.first else { throw CocoaError(.fileNoSuchFile) }
        let type = URL(filePath: output).deletingPathExtension().lastPathComponent
        var lines = ["enum \(type) {", "    static let files: [String: String] = ["]
        for path in paths.dropFirst() {
            let text = try String(contentsOfFile: path, encoding: .utf8)
            let name = URL(filePath: path).lastPathComponent
            lines.append("        \(literal(name)): \(literal(text)),")
        }
        lines += ["    ]", "}", ""]
        let source = lines.joined(separator: "\n")
        if let former = try? String(contentsOfFile: output, encoding: .utf8), former == source { return }
        try source.write(toFile: output, atomically: true, encoding: .utf8)
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

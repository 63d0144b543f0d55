import Foundation

/// The text as this machine's `gzip` compresses it; nil where it has none: what is embedded then is sent as it is.
///
/// - Parameters:
///   - output: The text stands in a file beside this one for as long: to fill a pipe while nobody empties the other one
///     would never end.
///   - tool: What the program is called.
func gzip(_ text: String, beside output: URL, tool: String = "gzip") -> Data? {
    let input = output.appendingPathExtension("gzip")
    defer { try? FileManager.default.removeItem(at: input) }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    // Neither the file's name nor its date: the same text is the same anywhere.
    process.arguments = [tool, "-9", "-n", "-c", input.path]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    do {
        try Data(text.utf8).write(to: input)
        try process.run()
    } catch {
        return nil
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 && data.starts(with: [0x1f, 0x8b]) ? data : nil
}

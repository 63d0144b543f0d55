import Foundation

/// A file to which hosts give an address of its own: a picture that is drawn, or a download. It is read piece by piece
/// and never in memory as a whole.
package final class ServedFile: Hashable, Sendable {
    /// A name that can't be guessed, for the address.
    package let name: String
    /// What kind of file it is, as a media type.
    package let type: String
    /// How many bytes there are.
    package let byteCount: Int
    /// The file name of a download; nil for a picture.
    package let downloadName: String?
    private let read: @Sendable (Range<Int>) -> Data

    package init(
        type: String, byteCount: Int, downloadName: String? = nil,
        reading read: @escaping @Sendable (Range<Int>) -> Data
    ) {
        var generator = SystemRandomNumberGenerator()
        name = (0..<2).map { _ in String(generator.next(), radix: 36) }.joined()
        self.type = type
        self.byteCount = max(0, byteCount)
        self.downloadName = downloadName
        self.read = read
    }

    /// The bytes of a range; fewer if the file has become shorter. It blocks the thread.
    package func bytes(in range: Range<Int>) -> Data {
        let range = range.clamped(to: 0..<byteCount)
        return read(range).prefix(range.count)
    }

    /// Whether the two are the same object.
    package static func == (left: ServedFile, right: ServedFile) -> Bool { left === right }

    /// Feeds what equality compares.
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

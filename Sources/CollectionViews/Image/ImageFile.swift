import Foundation

/// The file of a picture, which whoever draws it reads piece by piece: however large it is, it is never in memory as a
/// whole. Hosts give it an address of its own.
package final class ImageFile: Hashable, Sendable {
    /// A name that nobody can guess, for the address.
    package let name: String
    /// What kind of picture it is.
    package let type: String
    /// How many bytes there are.
    package let byteCount: Int
    let pixelSize: CGSize?
    private let read: @Sendable (Range<Int>) -> Data

    /// How many bytes are looked at for a picture's kind and size: what cameras note stands before them.
    private static let startLength = 512 * 1024

    init?(byteCount: Int, reading read: @escaping @Sendable (Range<Int>) -> Data) {
        let start = read(0..<min(byteCount, Self.startLength))
        guard let type = Image.mediaType(of: start) else { return nil }
        var generator = SystemRandomNumberGenerator()
        name = (0..<2).map { _ in String(generator.next(), radix: 36) }.joined()
        self.type = type
        self.byteCount = byteCount
        self.read = read
        pixelSize = Image.pixelSize(of: start, type: type)
    }

    /// The bytes at some places; fewer where the file has become shorter. It blocks.
    package func bytes(in range: Range<Int>) -> Data { read(range.clamped(to: 0..<byteCount)) }

    /// Whether the two are one.
    package static func == (left: ImageFile, right: ImageFile) -> Bool { left === right }

    /// Feeds what equality compares.
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Image {
    /// The picture in a file that is read piece by piece while it is drawn, as suits large ones; nil for bytes of a kind
    /// that no host can draw. An addition to Apple's.
    ///
    /// Pages ask for it by an address that only they know, for as long as the image is there.
    ///
    /// - Parameters:
    ///   - byteCount: How many bytes the file has.
    ///   - read: Answers the bytes at some places, or fewer where there are no more. It is called on any thread.
    public convenience init?(byteCount: Int, reading read: @escaping @Sendable (Range<Int>) -> Data) {
        guard let file = ImageFile(byteCount: byteCount, reading: read) else { return nil }
        self.init(.file(file))
    }
}

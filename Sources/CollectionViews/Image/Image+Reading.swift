import Foundation

extension Image {
    /// The picture in a file that is read piece by piece while it is drawn, as suits large ones; nil for bytes of a
    /// kind that no host can draw. An addition to Apple's.
    ///
    /// Pages ask for it by an address that only they know, for as long as the image is there.
    ///
    /// - Parameters:
    ///   - byteCount: How many bytes the file has.
    ///   - read: Answers the bytes at some places, or fewer where there are no more. It is called on any thread.
    public convenience init?(byteCount: Int, reading read: @escaping @Sendable (Range<Int>) -> Data) {
        let start = read(0..<min(byteCount, Self.startLength))
        guard let type = Self.mediaType(of: start) else { return nil }
        let file = ServedFile(type: type, byteCount: byteCount, reading: read)
        self.init(.file(file, size: Self.pixelSize(of: start, type: type)))
    }

    /// How many bytes are looked at for a picture's kind and size: what cameras note stands before them.
    private static let startLength = 512 * 1024
}

import Foundation

extension Image {
    /// The picture in a file that is read piece by piece while it is drawn, as suits large ones; nil for bytes of a
    /// kind that no host can draw. An addition to Apple's.
    ///
    /// Pages request it from an address that can't be guessed, as long as the image exists.
    ///
    /// - Parameters:
    ///   - byteCount: How many bytes the file has.
    ///   - read: Returns the bytes of a range, or fewer at the end of the file. It is called on any thread.
    public convenience init?(byteCount: Int, reading read: @escaping @Sendable (Range<Int>) -> Data) {
        let start = read(0..<min(byteCount, Self.startLength))
        guard let type = Self.mediaType(of: start) else { return nil }
        let file = ServedFile(type: type, byteCount: byteCount, reading: read)
        self.init(.file(file, size: Self.pixelSize(of: start, type: type)))
    }

    /// How many bytes are read to find the type and the size: cameras write metadata before them.
    private static let startLength = 512 * 1024
}

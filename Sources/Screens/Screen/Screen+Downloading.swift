import CollectionViews
import Foundation

/// A file that a user downloads.
package struct Download {
    /// Its number among those of its screen.
    package let number: Int
    /// The file; nil once it has expired.
    package var file: ServedFile?
    /// The visitor who gets it; nil for all who look at the screen.
    package let visitor: String?
}

extension Screen {
    /// Lets the user download a file. Call it when a user asks for that: hosts may allow it at no other time. On a
    /// shared screen only the visitor who asked gets the file.
    ///
    /// Pages request it from an address that can't be guessed, within ten minutes. A download that has begun by then is
    /// completed.
    ///
    /// - Parameters:
    ///   - name: The name of the file.
    ///   - byteCount: How many bytes the file has.
    ///   - read: Returns the bytes of a range, or fewer at the end of the file. It is called on any thread, piece by
    ///     piece.
    public func download(_ name: String, byteCount: Int, reading read: @escaping @Sendable (Range<Int>) -> Data) {
        let file = ServedFile(
            type: "application/octet-stream", byteCount: byteCount, downloadName: name, reading: read)
        let number = (download?.number ?? 0) + 1
        download = Download(number: number, file: file, visitor: Visitor.current)
        // A file that is open uses disk space even after it was deleted.
        collectionView.animationClock.call(after: 600) { [weak self] in
            if let self, download?.number == number { download?.file = nil }
        }
    }

    /// Copies a text to the pasteboard of the viewers of the screen. Call it when a user asks for that: hosts may allow
    /// it at no other time.
    public func copy(_ text: String) {
        copied = ((copied?.number ?? 0) + 1, text)
    }
}

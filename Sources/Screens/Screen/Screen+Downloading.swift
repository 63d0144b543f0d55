import CollectionViews
import Foundation

/// A file that a user takes along.
package struct Download {
    /// Its number among those of its screen.
    package let number: Int
    /// Nil once it is too late to ask for it.
    package var file: ServedFile?
    /// Who wanted it; nil for whoever looks at the screen.
    package let visitor: String?
}

extension Screen {
    /// Gives the user a file to take along, as browsers do with downloads. Call it when a user asks for that: hosts may
    /// allow it at no other time. Of those who look at a shared screen only the one who asked is given it.
    ///
    /// Pages ask for it by an address that only they know, within ten minutes. Whoever has begun by then gets all of
    /// it.
    ///
    /// - Parameters:
    ///   - name: What the file is called.
    ///   - byteCount: How many bytes the file has.
    ///   - read: Answers the bytes at some places, or fewer where there are no more. It is called on any thread, piece
    ///     by piece.
    public func download(_ name: String, byteCount: Int, reading read: @escaping @Sendable (Range<Int>) -> Data) {
        let file = ServedFile(
            type: "application/octet-stream", byteCount: byteCount, downloadName: name, reading: read)
        let number = (download?.number ?? 0) + 1
        download = Download(number: number, file: file, visitor: Visitor.current)
        // A file that is still open takes its room on the disk, even if it has been deleted.
        collectionView.animationClock.call(after: 600) { [weak self] in
            if let self, download?.number == number { download?.file = nil }
        }
    }

    /// Puts a text on the pasteboard of whoever looks at the screen. Call it when a user asks for that: hosts may allow
    /// it at no other time.
    public func copy(_ text: String) {
        copied = ((copied?.number ?? 0) + 1, text)
    }
}

import Foundation
import Synchronization

extension ArchivedFiles {
    /// The archive of all that was found, of which all places are worked out.
    ///
    /// - Parameter onFailure: Called with the name of a file that can't be read any more as it was found, and why.
    func archive(
        onFailure: @escaping @Sendable (_ name: String, _ reason: String) -> Void
    ) -> ZipArchive {
        let reader = Reader(files: self)
        return ZipArchive(
            entries,
            onFailure: { index, error in
                onFailure(FileNameText.text(of: places[index].name), Self.reason(for: error))
            },
            reading: { try reader.bytes(of: $0, in: $1) })
    }

    /// Reads the files, of which the last one stays open.
    private final class Reader: Sendable {
        let files: ArchivedFiles
        private let last = Mutex<(index: Int, file: OpenFile)?>(nil)

        init(files: ArchivedFiles) { self.files = files }

        func bytes(of index: Int, in range: Range<Int>) throws -> [UInt8] {
            if let link = files.links[index] { return Array(link[range]) }
            let bytes = try file(index).bytes(in: range)
            if bytes.isEmpty { throw OpenFile.Failure(reason: "It has become shorter meanwhile.") }
            return bytes
        }

        private func file(_ index: Int) throws -> OpenFile {
            if let last = last.withLock({ $0 }), last.index == index { return last.file }
            let place = files.places[index]
            let file = try OpenFile(place.name, in: place.openFolder())
            last.withLock { $0 = (index, file) }
            return file
        }
    }
}

import Diffable
import Foundation

extension FileBrowserScreen {
    /// Whether an entry is something that can be taken along by itself.
    func isDownloadable(_ item: FileIdentity) -> Bool { tree.entry(for: item)?.kind == .file }

    func download(_ item: FileIdentity) {
        if let place = tree.entryPlace(of: item) { download(place) }
    }
}

extension Screen {
    /// Gives the user a file as it is now; of one that can't be read, the reason is told.
    func download(_ place: EntryPlace) {
        let name = FileNameText.text(of: place.name)
        Task { [weak self] in
            do {
                let file = try await OpenFile.opened(place)
                self?.download(name, byteCount: Int(file.size)) { Data(file.bytes(in: $0)) }
            } catch {
                self?.present(Toast("“\(name)” can’t be downloaded. \(FilePreviewScreen.reason(for: error))"))
            }
        }
    }
}

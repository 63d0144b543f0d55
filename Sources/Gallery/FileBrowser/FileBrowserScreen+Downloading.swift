import Diffable
import Foundation

extension FileBrowserScreen {
    /// Whether there is something to be taken along. A link or a device by itself is not.
    func isDownloadable(_ items: [FileIdentity]) -> Bool {
        guard items.count == 1 else { return !items.isEmpty }
        return tree.entry(for: items[0]).map { $0.kind == .file || $0.isFolder } == true
    }

    /// Gives the user a file as it is, and a folder or several entries as one archive: browsers ask before they take
    /// several files, and know no folders.
    func download(_ items: [FileIdentity]) {
        let places = EntryPlace.outermost(of: tree.movableEntries(items).map(\.place))
        guard let first = places.first else { return }
        if places.count == 1, items.count == 1, tree.entry(for: items[0])?.kind == .file { return download(first) }
        let name = places.count == 1 ? "\(FileNameText.text(of: first.name)).zip" : "Archive.zip"
        let title = "Looking through what goes into “\(name)”"
        Task { [weak self] in
            let task = Task { try await onDisk { try ArchivedFiles.found(places) } }
            self?.showActivity(Activity(title) { task.cancel() })
            let result = await task.result
            self?.endActivity(title)
            switch result {
            case .success(let files): await self?.download(name, files)
            case .failure(is CancellationError): break
            case .failure(let error): self?.refuse(name, OpenFile.reason(for: error))
            }
        }
    }

    /// Gives the user an archive. Where something can't go in, that is asked before: who unpacks it would miss it too
    /// late.
    private func download(_ name: String, _ files: ArchivedFiles) async {
        let omissions = files.omissions
        if !omissions.isEmpty {
            if files.entries.isEmpty { return refuse(name, omissions[0].reason) }
            let what = omissions.count == 1 ? "“\(omissions[0].name)”" : "\(grouped(omissions.count)) items"
            var reasons = omissions.prefix(3).map { "“\($0.name)”: \($0.reason)" }
            if omissions.count > 3 { reasons.append("And \(grouped(omissions.count - 3)) more.") }
            let message = reasons.joined(separator: "\n")
            guard await confirm("Download without \(what)?", message: message, action: "Download") else { return }
        }
        let onFailure = { @Sendable [weak self] (file: String, reason: String) in
            Task { @MainActor in self?.present(Toast("“\(name)” is not whole. “\(file)”: \(reason)")) }
            return
        }
        let archive = await onDisk { files.archive(onFailure: onFailure) }
        download(name, byteCount: archive.byteCount) { archive.bytes(in: $0) }
    }
}

extension Screen {
    /// Gives the user a file as it is now; of one that can't be read, the reason is told.
    func download(_ place: EntryPlace) {
        let name = FileNameText.text(of: place.name)
        Task { [weak self] in
            do {
                let file = try await onDisk { try OpenFile(place) }
                self?.download(name, byteCount: Int(file.size)) { Data(file.bytes(in: $0)) }
            } catch {
                self?.refuse(name, OpenFile.reason(for: error))
            }
        }
    }

    fileprivate func refuse(_ name: String, _ reason: String) {
        present(Toast("“\(name)” can’t be downloaded. \(reason)"))
    }
}

import Diffable
import Foundation

/// Entries get another name in their rows.
extension FileBrowserScreen {
    /// Opens the name of the selected entry for editing, in its row.
    func editName() {
        guard let item = selectedItems.first, let indexPath = dataSource.indexPath(for: item) else { return }
        collectionView.beginEditingText(ofItemAt: indexPath)
    }

    /// Gives an entry another name. Where that does not work the name that was typed stays to be put right, and what is
    /// wrong with it is said at its field.
    func rename(_ item: FileIdentity, to name: String) {
        // Two ways of writing an accent are two names for the disk.
        guard let entry = tree.entry(for: item), let place = tree.entryPlace(of: item),
            !name.utf8.elementsEqual(entry.displayName.utf8)
        else { return }
        // Nobody sees blanks at the ends of a name.
        let trimmed = name.trimmingCharacters(in: .whitespacesAndNewlines)
        Task { [weak self] in
            do throws(FileChanges.Failure) {
                guard !trimmed.isEmpty else { throw FileChanges.Failure("A name needs at least one character.") }
                let bytes = try FileChanges.checked(FileNameText.name(trimmed, editedFrom: entry.name))
                guard let self, bytes != place.name else { return }
                let new = try await Self.result(of: { try FileChanges.rename(place, to: bytes) }).get()
                formerNames.add(place, now: bytes)
                history.add(renaming(new, to: place.name))
                // By its new name it may stand out of sight.
                select([new])
                // Its first name is what it is made with.
                if unnamedFolder == item { return unnamedFolder = nil }
                let text = "“\(entry.displayName)” is now “\(FileNameText.text(of: bytes))”"
                present(Toast(text, undoingLatestStepOf: self))
            } catch {
                self?.editAgain(item, name, because: error.reason)
            }
        }
    }

    private func editAgain(_ item: FileIdentity, _ name: String, because reason: String) {
        guard let indexPath = dataSource.indexPath(for: item) else { return present(Toast(reason)) }
        collectionView.beginEditingText(ofItemAt: indexPath, text: name, problem: reason)
    }

    private func renaming(_ place: EntryPlace, to name: [UInt8]) -> StepHistory.Step {
        StepHistory.Step(name: "Rename") { [weak self] in
            guard name != place.name, let self,
                let new = await make({ try FileChanges.rename(place, to: name) })
            else { return nil }
            formerNames.add(place, now: name)
            select([new])
            return renaming(new, to: place.name)
        }
    }

    /// Makes a change; nil, and a word on why, when that did not work.
    func make(_ change: @escaping @Sendable () throws -> EntryPlace) async -> EntryPlace? {
        switch await Self.result(of: change) {
        case .success(let place): return place
        case .failure(let failure):
            showAlert("This couldn’t be done", failure.reason)
            return nil
        }
    }

    private static func result(
        of change: @escaping @Sendable () throws -> EntryPlace
    ) async -> Result<EntryPlace, FileChanges.Failure> {
        do {
            return .success(try await onDisk(change))
        } catch {
            return .failure((error as? FileChanges.Failure) ?? FileChanges.Failure("\(error)"))
        }
    }
}

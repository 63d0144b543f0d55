/// Moves and copies under the first free name.
extension FileMove {
    /// How an entry is named beside others of its name.
    enum Numbering: Sendable {
        /// `notes 2.txt`, and then `notes 3.txt`.
        case number
        /// `notes copy.txt`, and then `notes copy 2.txt`.
        case copy

        func name(_ name: [UInt8], _ number: Int, isFolder: Bool) -> [UInt8] {
            switch self {
            case .number: FileNameText.numbered(name, number + 1, isFolder: isFolder)
            case .copy: FileNameText.copied(name, number, isFolder: isFolder)
            }
        }
    }

    /// Moves or copies the entry under the first free name. It blocks.
    func underFreeName(
        _ numbering: Numbering, _ perform: (FileMove) throws(Failure) -> Outcome
    ) throws(Failure) -> DoneMove {
        let isFolder = DirectoryReader.isOwnFolder(path)
        var move = self
        for number in 1...999 {
            move.newName = numbering.name(name, number, isFolder: isFolder)
            if DirectoryReader.exists(target.path.appending(move.nameThere)) { continue }
            do throws(Failure) { return (try perform(move), move.identified()) } catch {
                // Somebody may have taken the name meanwhile.
                if error.reason != .exists || Task.isCancelled { throw error }
            }
        }
        throw failure(EEXIST)
    }
}

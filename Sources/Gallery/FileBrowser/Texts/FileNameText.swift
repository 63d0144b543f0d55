/// A file's name as text that shows all of it and breaks nothing: names are bytes, and may hold line breaks, escape
/// codes, marks that reverse the writing direction, or no valid text at all.
enum FileNameText {
    static func text(of name: some Sequence<UInt8>) -> String {
        // As most names are.
        if name.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) { return String(decoding: Array(name), as: UTF8.self) }
        var text = ""
        for letter in letters(of: name) { text.unicodeScalars.append(letter.shown) }
        return text
    }

    /// The name that somebody meant who edited the text of another one: what stands in for bytes that can't be shown
    /// stands for the same bytes as before, wherever it was left as it is. A text that is too long for a name is taken
    /// as it is: comparing takes the square of its length.
    static func name(_ text: String, editedFrom name: [UInt8]) -> [UInt8] {
        let old = letters(of: name)
        let new = Array(text.unicodeScalars)
        if new.count > FileChanges.longestName { return Array(text.utf8) }
        let difference = new.difference(from: old.map(\.shown))
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var kept = old.indices.lazy.filter { !removed.contains($0) }.makeIterator()
        return new.indices.flatMap { index in
            if !inserted.contains(index), let letter = kept.next() { return old[letter].bytes }
            return Array(String(new[index]).utf8)
        }
    }

    /// What is shown, and the bytes that it stands for.
    private struct Letter {
        var shown: Unicode.Scalar
        var bytes: [UInt8]
    }

    private static func letters(of name: some Sequence<UInt8>) -> [Letter] {
        let bytes = Array(name)
        var letters: [Letter] = []
        var parser = UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var place = 0
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .emptyInput: return letters
            case .error(let length):
                letters.append(Letter(shown: "\u{FFFD}", bytes: Array(bytes[place..<place + length])))
                place += length
            case .valid(let encoded):
                let end = place + encoded.count
                letters.append(Letter(shown: visible(UTF8.decode(encoded)), bytes: Array(bytes[place..<end])))
                place = end
            }
        }
    }

    /// The scalar itself, or a visible stand-in for one that would act on the text around it.
    private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        // The block of control pictures stands for the control codes one to one.
        case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value)!
        case 0x7F: "\u{2421}"
        // Further controls, line separators, and marks that embed, override or isolate a writing direction.
        case 0x80...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
        default: scalar
        }
    }

    /// A name with a number, before its ending where it is a file's: `notes 2.txt`.
    static func numbered(_ name: [UInt8], _ number: Int, isFolder: Bool) -> [UInt8] {
        self.name(name, followedBy: " \(number)", isFolder: isFolder)
    }

    /// The name of a copy: `notes copy.txt`, and `notes copy 2.txt` for the next one.
    static func copied(_ name: [UInt8], _ number: Int, isFolder: Bool) -> [UInt8] {
        self.name(name, followedBy: number == 1 ? " copy" : " copy \(number)", isFolder: isFolder)
    }

    private static func name(_ name: [UInt8], followedBy text: String, isFolder: Bool) -> [UInt8] {
        let dot = isFolder ? nil : name.lastIndex(of: UInt8(ascii: "."))
        let end = dot == 0 ? name.endIndex : dot ?? name.endIndex
        return name[..<end] + Array(text.utf8) + name[end...]
    }

    /// How far the name of a file goes before its ending; to its end where it has none, or begins with it.
    static func endOfStem(in text: String) -> String.Index {
        guard let dot = text.lastIndex(of: "."), dot != text.startIndex else { return text.endIndex }
        return dot
    }
}

/// A file's name as text that shows all of it and breaks nothing: names are bytes, and may hold line breaks, escape
/// codes, marks that reverse the writing direction, or no valid text at all.
enum FileNameText {
    static func text(of name: some Sequence<UInt8>) -> String {
        var text = ""
        for scalar in String(decoding: Array(name), as: UTF8.self).unicodeScalars {
            text.unicodeScalars.append(visible(scalar))
        }
        return text
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
}

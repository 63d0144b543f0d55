import Foundation

extension Trash {
    /// Where file systems are mounted. It blocks. Only Linux says it to this program: elsewhere there are none.
    static func mountPoints() -> [FilePath] {
        #if os(Linux) || os(Android)
        guard let text = FileManager.default.contents(atPath: "/proc/self/mountinfo") else { return [] }
        return mountPoints(in: Array(text))
        #else
        return []
        #endif
    }

    /// The mount points in a text as `/proc/self/mountinfo` has it.
    static func mountPoints(in text: [UInt8]) -> [FilePath] {
        text.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let fields = line.split(separator: UInt8(ascii: " "))
            guard fields.count > 4, let dash = fields.firstIndex(where: { $0.elementsEqual("-".utf8) }) else {
                return nil
            }
            // To look into one of these would mount it.
            if fields.dropFirst(dash + 1).first?.elementsEqual("autofs".utf8) == true { return nil }
            return FilePath(bytes: unescaped(fields[4]))
        }
    }

    /// Blanks and a few others are written as a backslash and three octal digits.
    private static func unescaped(_ field: ArraySlice<UInt8>) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = field
        while let byte = rest.popFirst() {
            let digits = rest.prefix(3)
            let isOctal = digits.count == 3 && digits.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "7") ~= $0 }
            let code = isOctal ? UInt8(String(decoding: digits, as: UTF8.self), radix: 8) : nil
            if byte == UInt8(ascii: "\\"), let code {
                bytes.append(code)
                rest = rest.dropFirst(3)
            } else {
                bytes.append(byte)
            }
        }
        return bytes
    }
}

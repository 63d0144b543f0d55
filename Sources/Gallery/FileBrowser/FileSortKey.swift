import Foundation

/// The place of an entry among its siblings: folders first, then by name as a person sorts, numbers by their value.
struct FileSortKey: Comparable {
    private enum Part: Equatable {
        case text(String)
        case number(digits: String)
    }

    private let isFolder: Bool
    private let parts: [Part]
    private let name: [UInt8]

    init(_ entry: FileEntry) {
        isFolder = entry.isFolder
        name = entry.name
        parts = Self.parts(of: entry.displayName.lowercased())
    }

    static func < (left: FileSortKey, right: FileSortKey) -> Bool {
        if left.isFolder != right.isFolder { return left.isFolder }
        for (one, other) in zip(left.parts, right.parts) where one != other {
            return isBefore(one, other)
        }
        if left.parts.count != right.parts.count { return left.parts.count < right.parts.count }
        // Names that read alike still have one order.
        return left.name.lexicographicallyPrecedes(right.name)
    }

    private static func isBefore(_ one: Part, _ other: Part) -> Bool {
        switch (one, other) {
        case (.number(let left), .number(let right)):
            left.count == right.count ? left < right : left.count < right.count
        case (.text(let left), .text(let right)): left < right
        case (.number, .text): true
        case (.text, .number): false
        }
    }

    private static func parts(of name: String) -> [Part] {
        var parts: [Part] = []
        var rest = name[...]
        while let first = rest.unicodeScalars.first {
            let isNumber = isDigit(first)
            let end = rest.unicodeScalars.firstIndex { isDigit($0) != isNumber } ?? rest.endIndex
            let piece = rest[..<end]
            parts.append(isNumber ? .number(digits: String(piece.drop { $0 == "0" })) : .text(String(piece)))
            rest = rest[end...]
        }
        return parts
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        ("0"..."9").contains(scalar)
    }
}

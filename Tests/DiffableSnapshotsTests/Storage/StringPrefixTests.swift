import Testing

@testable import DiffableSnapshots

@Suite("Hash prefixes of strings")
struct StringPrefixTests {
    @Test("What Unicode defines as equal to a character of ASCII has its prefix")
    func equalsOfASCIIHaveItsPrefixes() throws {
        let ascii = (UInt8(0)..<128).map { String(Unicode.Scalar($0)) }
        var equals = 0
        for value in UInt32(128)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value), String(scalar) < "\u{80}" else { continue }
            let index = try #require(ascii.firstIndex(of: String(scalar)))
            equals += 1
            #expect(prefix("some-\(scalar)-rows") == prefix("some-\(ascii[index])-rows"))
            #expect(prefix("\(scalar)") == prefix(ascii[index]))
        }
        #expect(equals == 3)
    }

    @Test("Strings of different scalars that are equal have one prefix")
    func canonicallyEqualStringsHaveOnePrefix() {
        let pairs = [
            ("caf\u{E9}", "cafe\u{301}"), ("\u{1112}\u{1161}\u{11AB}", "\u{D55C}"), ("\u{212B}K", "\u{C5}\u{212A}"),
        ]
        for (one, other) in pairs {
            #expect(one == other)
            #expect(prefix(one) == prefix(other))
        }
    }

    @Test("Each byte counts, and the length")
    func everyByteAndTheLengthCount() {
        for length in 0...40 {
            let string = String(repeating: "a", count: length)
            var others = [string + "a"]
            for index in 0..<length {
                var other = Array(string.utf8)
                other[index] = UInt8(ascii: "b")
                others.append(String(decoding: other, as: UTF8.self))
            }
            #expect(Set((others + [string]).map(prefix)).count == length + 2)
        }
    }

    private func prefix(_ string: String) -> UInt32 { IdentifierHash.prefix(of: string) }
}

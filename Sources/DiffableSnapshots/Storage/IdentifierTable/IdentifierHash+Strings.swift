extension IdentifierHash {
    /// A string of ASCII characters is mixed eight bytes at a time, as an `Int` is: a hasher takes several times as long.
    @inlinable @inline(__always)
    static func prefix(ofString string: String, _ secret: Int = secret) -> UInt32 {
        let ascii = string.utf8.withContiguousStorageIfAvailable { prefix(ofASCII: UnsafeRawBufferPointer($0), secret) }
        return (ascii ?? nil) ?? prefix(ofUnicode: string)
    }

    /// `nil` where a byte is not ASCII.
    @inlinable @inline(__always)
    static func prefix(ofASCII bytes: UnsafeRawBufferPointer, _ secret: Int) -> UInt32? {
        // The length is mixed first: otherwise the first character could make up for it.
        var state = mixed(UInt64(truncatingIfNeeded: secret ^ bytes.count))
        var seen: UInt64 = 0
        var last: UInt64 = 0
        var index = 0
        while index &+ 8 < bytes.count {
            let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            seen |= word
            state = mixed(state ^ word)
            index &+= 8
        }
        if bytes.count >= 8 {
            last = bytes.loadUnaligned(fromByteOffset: bytes.count &- 8, as: UInt64.self)
        } else {
            for byte in bytes { last = last &<< 8 | UInt64(byte) }
        }
        if (seen | last) & 0x8080_8080_8080_8080 != 0 { return nil }
        return prefix(bits: state ^ last)
    }

    /// Three scalars beyond ASCII are equal to one of ASCII: they are mixed as that is, for so are strings of them.
    @usableFromInline @inline(never)
    static func prefix(ofUnicode string: String) -> UInt32 {
        var scalars = String.UnicodeScalarView()
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\u{212A}": scalars.append("K")
            case "\u{37E}": scalars.append(";")
            case "\u{1FEF}": scalars.append("`")
            case _ where scalar.isASCII: scalars.append(scalar)
            default: return prefix(hashValue: string.hashValue)
            }
        }
        return prefix(ofString: String(scalars))
    }
}

/// How far two sequences agree.
@usableFromInline
enum EqualRun {
    /// As many elements as are compared by their bytes at a time: of any stride they are a multiple of 64 bytes.
    @inlinable @inline(__always)
    static var stretch: Int { 64 }

    /// The number of leading elements that are equal, of at most `count`.
    @inlinable
    static func forward<Element: Equatable>(
        _ left: UnsafePointer<Element>, _ right: UnsafePointer<Element>, _ count: Int
    ) -> Int {
        left == right ? count : length(left, right, count, step: 1)
    }

    /// The number of elements before the two places that are equal, of at most `count`.
    @inlinable
    static func backward<Element: Equatable>(
        _ left: UnsafePointer<Element>, _ right: UnsafePointer<Element>, _ count: Int
    ) -> Int {
        length(left - 1, right - 1, count, step: -1)
    }

    @inlinable @inline(__always)
    static func length<Element: Equatable>(
        _ left: UnsafePointer<Element>, _ right: UnsafePointer<Element>, _ count: Int, step: Int
    ) -> Int {
        var done = 0
        while done < count {
            if left[done &* step] != right[done &* step] { return done }
            done &+= 1
            // Where one element is equal many are likely to be: the memory of whole stretches is compared, since equal
            // bytes are equal values. What differs in its bytes may be equal still.
            if done & 7 != 0 { continue }
            while count &- done >= stretch {
                let start = step > 0 ? done : 1 &- stretch &- done
                let leftBytes = UnsafeRawBufferPointer(UnsafeBufferPointer(start: left + start, count: stretch))
                let rightBytes = UnsafeRawBufferPointer(UnsafeBufferPointer(start: right + start, count: stretch))
                if !isSameMemory(leftBytes, rightBytes) { break }
                done &+= stretch
            }
        }
        return done
    }

    /// The number of elements that are equal when the left ones are taken backwards, of at most `count`.
    @inlinable
    static func reversed<Element: Equatable>(
        _ left: UnsafePointer<Element>, _ right: UnsafePointer<Element>, _ count: Int
    ) -> Int {
        var done = 0
        while done < count, left[0 &- done] == right[done] { done &+= 1 }
        return done
    }
}

/// Whether as many bytes at two places are the same.
@usableFromInline
func isSameMemory(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    if left.count != right.count { return false }
    var offset = 0
    while offset &+ 64 <= left.count {
        var difference: UInt64 = 0
        // Eight words without a branch, which the compiler turns into vector instructions.
        for word in 0..<8 {
            difference |=
                left.loadUnaligned(fromByteOffset: offset &+ word &* 8, as: UInt64.self)
                ^ right.loadUnaligned(fromByteOffset: offset &+ word &* 8, as: UInt64.self)
        }
        if difference != 0 { return false }
        offset &+= 64
    }
    return left[offset...].elementsEqual(right[offset...])
}

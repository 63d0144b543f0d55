/// How far two sequences agree.
@usableFromInline
enum EqualRun {
    /// The number of leading elements that are equal, of at most `count`.
    @inlinable
    static func forward<Element: Equatable>(
        _ left: UnsafePointer<Element>, _ right: UnsafePointer<Element>, _ count: Int
    ) -> Int {
        if left == right { return count }
        var done = 0
        while done < count {
            if left[done] != right[done] { return done }
            done &+= 1
            // Where one element is equal many are likely to be: the memory of whole stretches is compared, since equal
            // bytes are equal values. What differs in its bytes may be equal still.
            if done & 7 == 0, count &- done >= stretch(of: Element.self) {
                while count &- done >= stretch(of: Element.self),
                    hasEqualBytes(left + done, right + done, stretch(of: Element.self))
                {
                    done &+= stretch(of: Element.self)
                }
            }
        }
        return done
    }

    /// The number of elements before the two places that are equal, of at most `count`.
    @inlinable
    static func backward<Element: Equatable>(
        _ left: UnsafePointer<Element>, _ right: UnsafePointer<Element>, _ count: Int
    ) -> Int {
        var done = 0
        while done < count {
            if left[-1 &- done] != right[-1 &- done] { return done }
            done &+= 1
            if done & 7 == 0 {
                while count &- done >= stretch(of: Element.self),
                    hasEqualBytes(
                        left - done - stretch(of: Element.self), right - done - stretch(of: Element.self),
                        stretch(of: Element.self))
                {
                    done &+= stretch(of: Element.self)
                }
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

    /// As many elements as are compared by their bytes at a time: a multiple of 64 bytes.
    @inlinable @inline(__always)
    static func stretch<Element>(of type: Element.Type) -> Int { 64 }

    @inlinable @inline(__always)
    static func hasEqualBytes<Element>(
        _ left: UnsafePointer<Element>, _ right: UnsafePointer<Element>, _ count: Int
    ) -> Bool {
        let left = UnsafeRawPointer(left)
        let right = UnsafeRawPointer(right)
        // 64 elements of any stride are a whole number of eight-byte words.
        let words = (count &* MemoryLayout<Element>.stride) &>> 3
        var word = 0
        while word < words {
            var difference: UInt64 = 0
            // Eight words without a branch, which the compiler turns into vector instructions.
            for step in 0..<8 {
                let offset = (word &+ step) &* 8
                difference |=
                    left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                    ^ right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            }
            if difference != 0 { return false }
            word &+= 8
        }
        return true
    }
}

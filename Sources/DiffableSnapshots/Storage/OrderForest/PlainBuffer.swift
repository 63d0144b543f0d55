/// Values side by side in memory of their own, which loops go through without a look at a count of references.
///
/// The node that has it frees it.
struct PlainBuffer<Element: BitwiseCopyable> {
    private var start: UnsafeMutablePointer<Element>?
    private var room: Int32 = 0
    private var length: Int32 = 0

    @inline(__always) var count: Int { Int(length) }

    @inline(__always)
    var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: start, count: count) }

    @inline(__always)
    subscript(index: Int) -> Element {
        get { start.unsafelyUnwrapped[index] }
        nonmutating set { start.unsafelyUnwrapped[index] = newValue }
    }

    mutating func insert(_ new: UnsafeBufferPointer<Element>, at index: Int) {
        reserve(count + new.count)
        guard let place = start.map({ $0 + index }), let source = new.baseAddress else { return }
        (place + new.count).update(from: place, count: count - index)
        place.update(from: source, count: new.count)
        length += Int32(new.count)
    }

    mutating func remove(_ range: Range<Int>) {
        guard let start, !range.isEmpty else { return }
        (start + range.lowerBound).update(from: start + range.upperBound, count: count - range.upperBound)
        length -= Int32(range.count)
    }

    private mutating func reserve(_ needed: Int) {
        if needed <= room { return }
        var larger = max(16, Int(room))
        while larger < needed { larger *= 2 }
        let new = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        if let start {
            new.update(from: start, count: count)
            start.deallocate()
        }
        (start, room) = (new, Int32(larger))
    }

    func deallocate() { start?.deallocate() }
}

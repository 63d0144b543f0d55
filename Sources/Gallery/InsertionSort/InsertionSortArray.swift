import Diffable

/// A row of swatches that an insertion sort puts in order, one step at a time.
struct InsertionSortArray: Hashable, Sendable {
    /// One swatch. Two of the same hue are two swatches.
    struct Node: Hashable, Sendable {
        let identifier: Int
        let value: Int
        let hue: Double

        var color: Color { .even(hue: hue) }

        func hash(into hasher: inout Hasher) {
            hasher.combine(identifier)
        }

        static func == (left: Node, right: Node) -> Bool {
            left.identifier == right.identifier
        }
    }

    let identifier: Int
    private(set) var values: [Node]
    private(set) var isSorted = false
    private var currentIndex = 1

    /// Makes a row of `count` swatches in random order.
    init(identifier: Int, count: Int, using generator: inout some RandomNumberGenerator) {
        self.identifier = identifier
        values = (0..<count).map { value in
            // Rows of another length have items of their own: in longer ones colours lie closer together.
            Node(
                identifier: (identifier * 100 + count) * 100 + value, value: value,
                hue: 0.05 + Double(value) / Double(count) * 0.85)
        }
        .shuffled(using: &generator)
        isSorted = count < 2
    }

    /// Puts the next swatch where it belongs among those before it, passing over those that stand right already.
    mutating func sortNext() {
        while !isSorted {
            let value = values[currentIndex]
            let place = values[..<currentIndex].firstIndex { $0.value > value.value } ?? currentIndex
            let isRight = place == currentIndex
            values.remove(at: currentIndex)
            values.insert(value, at: place)
            currentIndex += 1
            isSorted = currentIndex == values.count
            if !isRight { return }
        }
    }

    /// How many steps there are until the row is sorted.
    var remainingStepCount: Int {
        var (copy, count) = (self, 0)
        while !copy.isSorted {
            copy.sortNext()
            count += 1
        }
        return count
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(identifier)
    }

    static func == (left: InsertionSortArray, right: InsertionSortArray) -> Bool {
        left.identifier == right.identifier
    }
}

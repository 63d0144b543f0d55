/// Numbers at a few of many indexes, with the sum of those before any index.
///
/// They are stored in chunks, whose indexes are relative to a base. Setting a number costs one chunk and one step for
/// each other chunk, and a whole chunk is shifted at once.
struct SparseSums: Sendable, Equatable {
    struct Chunk: Sendable, Equatable {
        var base: Int
        /// Ascending indexes, relative to `base`.
        var offsets: [Int32]
        var values: [Double]
        /// The prefix sums of the values, each inclusive.
        var sums: [Double]

        init(base: Int) {
            self.base = base
            offsets = []
            values = []
            sums = []
        }

        var count: Int { offsets.count }
        var first: Int { base + Int(offsets[0]) }
        var last: Int { base + Int(offsets[count - 1]) }
        var total: Double { sums.last ?? 0 }

        mutating func append(_ place: Int, _ value: Double) {
            offsets.append(Int32(place - base))
            values.append(value)
            sums.append((sums.last ?? 0) + value)
        }

        mutating func resum(from index: Int) {
            for index in index..<count { sums[index] = (index == 0 ? 0 : sums[index - 1]) + values[index] }
        }
    }

    /// In ascending order of indexes. None is empty.
    private(set) var chunks: [Chunk] = []
    private var totals: [Double] = []
    private var counts: [Int] = []

    static let maximumChunkLength = 256

    init() {}

    /// Makes the sums of chunks that are in order.
    init(chunks: [Chunk]) {
        self.chunks = chunks
        retotal(from: 0)
    }

    var isEmpty: Bool { chunks.isEmpty }

    /// How many indexes have numbers.
    var count: Int { chunks.isEmpty ? 0 : counts[chunks.count - 1] + chunks[chunks.count - 1].count }

    var total: Double { chunks.isEmpty ? 0 : totals[chunks.count - 1] + chunks[chunks.count - 1].total }

    /// The greatest of the numbers; 0 when there are none.
    var greatest: Double { chunks.lazy.flatMap(\.values).max() ?? 0 }

    private mutating func retotal(from index: Int) {
        totals.removeSubrange(min(index, totals.count)...)
        counts.removeSubrange(min(index, counts.count)...)
        for index in totals.count..<chunks.count {
            totals.append(index == 0 ? 0 : totals[index - 1] + chunks[index - 1].total)
            counts.append(index == 0 ? 0 : counts[index - 1] + chunks[index - 1].count)
        }
    }

    /// The chunk that an index belongs to: the last that starts at or before it.
    private func chunkIndex(of place: Int) -> Int {
        var low = 0
        var high = chunks.count
        while low < high {
            let middle = (low + high) / 2
            if chunks[middle].first <= place { low = middle + 1 } else { high = middle }
        }
        return max(0, low - 1)
    }

    private func index(of place: Int, in chunk: Chunk) -> Int {
        var low = 0
        var high = chunk.count
        while low < high {
            let middle = (low + high) / 2
            if chunk.base + Int(chunk.offsets[middle]) < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The number at an index; nil when there is none.
    subscript(place: Int) -> Double? {
        if chunks.isEmpty { return nil }
        let chunk = chunks[chunkIndex(of: place)]
        let index = index(of: place, in: chunk)
        return index < chunk.count && chunk.base + Int(chunk.offsets[index]) == place ? chunk.values[index] : nil
    }

    /// How many numbers are before an index, and their sum.
    func before(_ place: Int) -> (count: Int, sum: Double) {
        if chunks.isEmpty { return (0, 0) }
        let chunkIndex = chunkIndex(of: place)
        let chunk = chunks[chunkIndex]
        let index = index(of: place, in: chunk)
        return (counts[chunkIndex] + index, totals[chunkIndex] + (index == 0 ? 0 : chunk.sums[index - 1]))
    }

    mutating func set(_ value: Double, at place: Int) {
        if chunks.isEmpty {
            var chunk = Chunk(base: place)
            chunk.append(place, value)
            chunks = [chunk]
            retotal(from: 0)
            return
        }
        let chunkIndex = chunkIndex(of: place)
        let index = index(of: place, in: chunks[chunkIndex])
        if index < chunks[chunkIndex].count, chunks[chunkIndex].base + Int(chunks[chunkIndex].offsets[index]) == place {
            chunks[chunkIndex].values[index] = value
        } else {
            chunks[chunkIndex].offsets.insert(Int32(place - chunks[chunkIndex].base), at: index)
            chunks[chunkIndex].values.insert(value, at: index)
            chunks[chunkIndex].sums.insert(0, at: index)
        }
        chunks[chunkIndex].resum(from: index)
        if chunks[chunkIndex].count > Self.maximumChunkLength { split(chunkIndex) }
        retotal(from: chunkIndex)
    }

    private mutating func split(_ index: Int) {
        let whole = chunks[index]
        let middle = whole.count / 2
        var lower = Chunk(base: whole.base)
        var upper = Chunk(base: whole.base)
        for entry in 0..<whole.count {
            let place = whole.base + Int(whole.offsets[entry])
            if entry < middle {
                lower.append(place, whole.values[entry])
            } else {
                upper.append(place, whole.values[entry])
            }
        }
        chunks.replaceSubrange(index...index, with: [lower, upper])
    }

    /// Calls `body` for every index that has a number, in order.
    func forEach(_ body: (_ place: Int, _ value: Double) -> Void) {
        for chunk in chunks {
            for index in 0..<chunk.count { body(chunk.base + Int(chunk.offsets[index]), chunk.values[index]) }
        }
    }

    /// Stops the program if the chunks are inconsistent. For tests.
    func checkInvariants() {
        var last = Int.min
        var count = 0
        var total = 0.0
        for (index, chunk) in chunks.enumerated() {
            precondition(chunk.count > 0 && chunk.count <= Self.maximumChunkLength, "a chunk is empty or too long")
            precondition(chunk.values.count == chunk.count && chunk.sums.count == chunk.count, "a chunk's lists differ")
            precondition(counts[index] == count && abs(totals[index] - total) < 0.001, "a chunk's total is wrong")
            for entry in 0..<chunk.count {
                precondition(chunk.base + Int(chunk.offsets[entry]) > last, "places are out of order")
                last = chunk.base + Int(chunk.offsets[entry])
                total += chunk.values[entry]
                count += 1
                precondition(abs(chunk.sums[entry] + totals[index] - total) < 0.001, "a sum is wrong")
            }
        }
        precondition(counts.count == chunks.count && totals.count == chunks.count, "there are totals of no chunk")
    }
}

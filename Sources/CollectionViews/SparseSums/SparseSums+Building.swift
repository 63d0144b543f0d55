extension SparseSums {
    /// Builds sums of numbers that are added one by one or in chunks, in any order.
    struct Builder {
        private var chunks: [Chunk] = []
        private var isInOrder = true

        /// Adds one number.
        mutating func add(_ place: Int, _ value: Double) {
            if let last = chunks.last, place <= last.last { isInOrder = false }
            if let last = chunks.last, last.count < maximumChunkLength, place > last.last,
                Int32(exactly: place - last.base) != nil
            {
                chunks[chunks.count - 1].append(place, value)
                return
            }
            var chunk = Chunk(base: place)
            chunk.append(place, value)
            chunks.append(chunk)
        }

        /// Adds a whole chunk; small ones are joined.
        mutating func add(_ chunk: Chunk) {
            if let last = chunks.last, last.count + chunk.count <= maximumChunkLength / 2 {
                for index in 0..<chunk.count { add(chunk.base + Int(chunk.offsets[index]), chunk.values[index]) }
                return
            }
            if let last = chunks.last, chunk.first <= last.last { isInOrder = false }
            chunks.append(chunk)
        }

        /// The sums of all that was added.
        consuming func build() -> SparseSums {
            if isInOrder { return SparseSums(chunks: chunks) }
            var entries: [(place: Int, value: Double)] = []
            for chunk in chunks {
                for index in 0..<chunk.count {
                    entries.append((chunk.base + Int(chunk.offsets[index]), chunk.values[index]))
                }
            }
            entries.sort { $0.place < $1.place }
            var sorted = Builder()
            for entry in entries { sorted.add(entry.place, entry.value) }
            return SparseSums(chunks: sorted.chunks)
        }
    }
}

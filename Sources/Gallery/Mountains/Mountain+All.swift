extension Mountain {
    /// Mountains of all continents: name, height in metres, range or island, country or region; a `v` marks volcanoes.
    static let all: [Mountain] = [fourThousanders, lower].joined(separator: "\n").split(separator: "\n").map { line in
        let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        return Mountain(
            name: fields[0], height: Int(fields[1]) ?? 0, range: fields[2], country: fields[3],
            isVolcano: fields.count > 4)
    }
}

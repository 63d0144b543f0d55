/// What the command line asks for.
struct Options {
    var only: String?
    var types: Set<String> = ["Int", "UUID", "String"]
    var isQuick = false
    var isWriting = false
    var isMemory = false

    /// How long one line may take, in seconds.
    var budget: Double { isQuick ? 0.2 : 1.5 }

    static let help = """
        diffable-benchmark measures snapshots and their differences beside what else there is.

          --only TEXT    only what has TEXT in its name
          --types A,B    only these identifiers: Int, UUID, String
          --quick        shorter, and without the largest sizes
          --write        write Charts and the table into Benchmarks/README.md
        """

    init?(_ arguments: [String]) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--only": only = rest.popFirst()
            case "--types": types = Set((rest.popFirst() ?? "").split(separator: ",").map(String.init))
            case "--quick": isQuick = true
            case "--write": isWriting = true
            case "--memory": isMemory = true
            default: return nil
            }
        }
    }

    func includes(_ name: String) -> Bool { only.map { name.contains($0) } ?? true }
}

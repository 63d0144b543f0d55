import Foundation

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
    print(Options.help)
    exit(2)
}
if options.isMemory {
    Memory.measure()
    exit(0)
}

@MainActor
func run<ID: BenchmarkIdentifier>(_ type: ID.Type) -> [Row] {
    guard options.types.contains(ID.title) else { return [] }
    return DifferenceBenchmarks<ID>(options: options).run() + EditBenchmarks<ID>(options: options).run()
}
var rows = run(UUID.self) + run(Int.self) + run(String.self)
rows += CycleBenchmarks(options: options).run()
rows += TruthBenchmarks(options: options).run()
rows += OutlineBenchmarks(options: options).run()
let bytesPerItem = options.includes("memory") ? Memory.bytesPerItem() : nil
let bounds = Bound.all(rows, bytesPerItem: bytesPerItem)
print("")
for bound in bounds {
    let mark = bound.isKept.map { $0 ? "kept  " : "BROKEN" } ?? "–     "
    let value = bound.value.map { String(format: "%.3f", $0) } ?? "–"
    print("\(mark) \(bound.name): \(value) (at most \(bound.limit))")
}
if options.isWriting {
    try Report(rows: rows, bounds: bounds).write()
}

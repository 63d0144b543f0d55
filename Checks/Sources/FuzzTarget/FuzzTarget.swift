import DiffableSnapshots

/// What libFuzzer calls with bytes of its making: a program over snapshots, checked against the model.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    // The first byte chooses how many identifiers there are and how they hash.
    let universe = [4, 12, 24, 96][Int(bytes.first ?? 0) % 4]
    let program = Array(bytes.dropFirst())
    let fault =
        (bytes.first ?? 0) < 64
        ? SnapshotProgram<RawCollider>.fault(in: program, universe: min(universe, 24))
        : SnapshotProgram<Int>.fault(in: program, universe: universe)
    if let fault {
        fatalError("\(fault)\n#expect(SnapshotProgram<Int>.fault(in: \(program), universe: \(universe)) == nil)")
    }
    return 0
}

import DiffableSnapshots

/// Counts the nodes that one call on an outline of 1,000,000 items looks at, which debug builds count.
@main
enum GrowthChecks {
    static func main() {
        #if DEBUG
        stop(OutlineGrowth.fault(1_000_000))
        print("one call on an outline of 1000000 items, wide, flat, square or deep, looks at a few nodes")
        stop(OutlineGrowth.faultInExpansion(children: 100_000, others: 900_000))
        print("opening a parent with 100000 children among 900000 other items costs about its visible change")
        #else
        fatalError("build GrowthChecks with -c debug")
        #endif
    }

    static func stop(_ fault: String?) {
        if let fault { fatalError(fault) }
    }
}

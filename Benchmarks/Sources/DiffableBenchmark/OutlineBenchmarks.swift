import DiffablePipeline
import DiffableSnapshots

/// Measures outlines of very different shapes, beside one whose rows are made anew after each change.
struct OutlineBenchmarks {
    var options: Options
    typealias Outline = DiffableDataSourceSectionSnapshot<Int>
    typealias State = DataSourceState<Int, Int>
    static let shapes = ["flat", "wide", "deep", "random"]
    static let contestants = ["swift-diffable", "flattening"]

    /// A line for each call and contestant; its times stand under the names of the shapes.
    func run() -> [Row] {
        let count = options.isQuick ? 100_000 : 1_000_000
        let name = "outline of \(grouped(count))"
        guard options.includes(name), options.types.contains("Int") else { return [] }
        var rows: [Row] = []
        for shape in OutlineShape.all(count) {
            for (contestant, times) in zip(Self.contestants, [measureOurs(shape), measureFlattening(shape)]) {
                for (call, seconds) in times {
                    if let index = rows.firstIndex(where: { $0.name == call && $0.type == contestant }) {
                        rows[index].times[shape.name] = seconds
                    } else {
                        rows.append(
                            Row(group: "outline", type: contestant, name: call, times: [shape.name: seconds]))
                    }
                }
            }
        }
        print(name)
        for row in rows { printRow(row) }
        return rows
    }

    private func measureOurs(_ shape: OutlineShape) -> [(String, Double)] {
        var times: [(String, Double)] = []
        func add(_ name: String, _ seconds: Double) { times.append((name, seconds)) }
        var outline = Outline()
        add("build", median(3) { outline = Outline(shape) })
        let (large, small) = (OutlineShape.largeParent, OutlineShape.smallParent)
        let state = State().applying(outline, to: 0).state
        for (parent, name) in [(large, "100,000 children"), (small, "100 children")] {
            var (expanded, collapsed) = (outline, outline)
            add("expand \(name)", median(25, before: { expanded = outline }) { expanded.expand([parent]) })
            collapsed = expanded
            add("collapse \(name)", median(25, before: { collapsed = expanded }) { collapsed.collapse([parent]) })
            let opened = state.applying(expanded, to: 0).state
            add("difference after expand, \(name)", median(9) { blackHole(state.applying(expanded, to: 0)) })
            add("difference after collapse, \(name)", median(9) { blackHole(opened.applying(outline, to: 0)) })
        }
        add("snapshot(of:), 100,000 children", median(9) { blackHole(outline.snapshot(of: large)) })

        var generator = SeededGenerator(seed: 6)
        let keys = shape.items.shuffled(using: &generator)
        let visible = outline.visibleItems.shuffled(using: &generator)
        func perCall(_ name: String, _ keys: [Int], _ call: (Int) -> Void) {
            let walk = KeyWalk(keys, from: 0)
            let calls = min(keys.count, 20_000)
            add(name, median(9) { for key in walk.next(calls) { call(key) } } / Double(calls))
        }
        perCall("index(of:)", keys) { blackHole(outline.index(of: $0)) }
        perCall("item(at:)", keys) { blackHole(outline.item(at: $0)) }
        perCall("visibleIndex(of:)", visible) { blackHole(outline.visibleIndex(of: $0)) }
        perCall("visibleItem(at:)", Array(visible.indices).shuffled(using: &generator)) {
            blackHole(outline.visibleItem(at: $0))
        }
        perCall("level(of:)", keys) { blackHole(outline.level(of: $0)) }
        perCall("parent(of:)", keys) { blackHole(outline.parent(of: $0)) }
        // Leaves come in all over the outline, and go again in another order.
        var next = 2_000_000
        perCall("insert(_:after:)", keys) { key in
            outline.insert([next], after: key)
            next += 1
        }
        let arrived = outline.items.filter { $0 >= 2_000_000 }.shuffled(using: &generator)
        let piece = arrived.count / 9
        var rest = arrived[...]
        add(
            "delete(_:)",
            median(9) {
                for item in rest.prefix(piece) { outline.delete([item]) }
                rest = rest.dropFirst(piece)
            } / Double(piece))
        return times
    }

    private func measureFlattening(_ shape: OutlineShape) -> [(String, Double)] {
        var times: [(String, Double)] = []
        func add(_ name: String, _ seconds: Double) { times.append((name, seconds)) }
        var outline = FlatteningOutline(shape)
        add("build", median(3) { outline = FlatteningOutline(shape) })
        for (parent, name) in [
            (OutlineShape.largeParent, "100,000 children"), (OutlineShape.smallParent, "100 children"),
        ] {
            add("expand \(name)", median(3, before: { outline.collapse(parent) }) { outline.expand(parent) })
            add("collapse \(name)", median(3, before: { outline.expand(parent) }) { outline.collapse(parent) })
            // Ours finds out what the rows are, too.
            func difference(_ change: () -> Void) {
                let rows = outline.rows
                change()
                blackHole(CarefulDifference.difference(rows, outline.rows))
            }
            add(
                "difference after expand, \(name)",
                median(3, before: { outline.collapse(parent) }) { difference { outline.expand(parent) } })
            add(
                "difference after collapse, \(name)",
                median(3, before: { outline.expand(parent) }) { difference { outline.collapse(parent) } })
            outline.collapse(parent)
        }
        var generator = SeededGenerator(seed: 6)
        let keys = shape.items.shuffled(using: &generator)
        let visible = outline.rows.shuffled(using: &generator)
        func perCall(_ name: String, _ calls: Int, _ keys: [Int], _ call: (Int) -> Void) {
            let walk = KeyWalk(keys, from: 0)
            add(name, median(5) { for key in walk.next(calls) { call(key) } } / Double(calls))
        }
        perCall("visibleIndex(of:)", 20, visible) { blackHole(outline.visibleIndex(of: $0)) }
        perCall("visibleItem(at:)", 20_000, Array(visible.indices).shuffled(using: &generator)) {
            blackHole(outline.rows[$0])
        }
        perCall("level(of:)", shape.name == "deep" ? 1 : 20_000, keys) { blackHole(outline.level(of: $0)) }
        perCall("parent(of:)", 20_000, keys) { blackHole(outline.parent(of: $0)) }
        var next = 2_000_000
        perCall("insert(_:after:)", 1, keys) { key in
            outline.insert(next, after: key)
            next += 1
        }
        perCall("delete(_:)", 1, Array(2_000_000..<next)) { outline.delete($0) }
        return times
    }
}

extension DiffableDataSourceSectionSnapshot<Int> {
    fileprivate init(_ shape: OutlineShape) {
        self.init()
        for (parent, items) in shape.groups { append(items, to: parent) }
        expand(shape.expanded)
        insert([OutlineShape.largeParent, OutlineShape.smallParent], after: shape.middle)
        append(OutlineShape.largeChildren, to: OutlineShape.largeParent)
        append(OutlineShape.smallChildren, to: OutlineShape.smallParent)
    }
}

import Foundation

/// Writes what was measured as a table and as charts.
struct Report {
    var rows: [Row]
    var bounds: [Bound]

    func write() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let charts = folder.appendingPathComponent("Charts")
        try FileManager.default.createDirectory(at: charts, withIntermediateDirectories: true)
        for type in ["UUID", "Int", "String"] {
            let lines = rows.filter { $0.group == "difference" && $0.type == type && !$0.name.contains("rows") }
            if lines.isEmpty { continue }
            let chart = Chart(
                title: "Difference of two lists of \(type), 100,000 items unless named",
                contestants: ["swift-diffable", "Dictionary + LIS", "stdlib", "hash once", "=="], rows: lines)
            try chart.svg.write(
                to: charts.appendingPathComponent("difference-\(type.lowercased()).svg"), atomically: true,
                encoding: .utf8)
        }
        let edits = rows.filter { $0.group == "edits" && $0.type == "UUID" }
        if !edits.isEmpty {
            let chart = Chart(
                title: "One call on a snapshot of UUIDs",
                contestants: ["delete", "insert", "move", "indexOfItem", "item at a place", "Dictionary look-up"],
                rows: edits)
            try chart.svg.write(
                to: charts.appendingPathComponent("edits.svg"), atomically: true, encoding: .utf8)
        }
        try text.write(to: folder.appendingPathComponent("README.md"), atomically: true, encoding: .utf8)
        print("wrote Benchmarks/README.md and Benchmarks/Charts")
    }

    private var text: String {
        var text = """
            # Benchmarks

            One command measures it all, and `--write` writes this page:

                swift run -c release --package-path Benchmarks diffable-benchmark

            Contestants take turns within one process; the figures are medians. Compare within a line: machines differ,
            and so do hours on one of them. *rebuilt* is the time to build the new snapshot from its array and to work
            out the difference; *swift-diffable* compares two snapshots that were compared once before, so that both keep
            their hash values. *hash once* hashes all identifiers of both sides, *==* compares two equal copies of the
            new list, and *OrderedSet* only builds one for either side. The standard library's difference takes time
            with the number of changes, up to minutes here: it takes part only where they are few. Lists in sections
            are beyond all of the others. Lines in italics are patterns that no constant was chosen with.

            \(machine)

            ![Differences of lists of UUIDs](Charts/difference-uuid.svg)
            ![One call](Charts/edits.svg)


            """
        let columns = [
            "swift-diffable", "rebuilt", "Dictionary + LIS", "OrderedSet, both built", "stdlib", "hash once", "==",
        ]
        for type in ["UUID", "Int", "String"] {
            let lines = rows.filter { $0.group == "difference" && $0.type == type }
            if lines.isEmpty { continue }
            text += "## Differences, \(type)\n\n| case | moves | \(columns.joined(separator: " | ")) |\n"
            text += "| --- | ---: |" + String(repeating: " ---: |", count: columns.count) + "\n"
            for row in lines {
                let name = row.isHeldOut ? "*\(row.name)*" : row.name
                let times = columns.map { format(row.times[$0]) }.joined(separator: " | ")
                text += "| \(name) | \(row.moves ?? 0) | \(times) |\n"
            }
            text += "\n"
        }
        text += editTables + outlineTable
        text += "## Bounds\n\n| bound | value | at most | |\n| --- | ---: | ---: | --- |\n"
        for bound in bounds {
            let value = bound.value.map { String(format: "%.3f", $0) } ?? "–"
            let mark = bound.isKept.map { $0 ? "kept" : "**broken**" } ?? "not measured"
            text += "| \(bound.name) | \(value) | \(bound.limit) | \(mark) |\n"
        }
        return text
    }

    private var editTables: String {
        var text =
            "## One call\n\n| type | size | delete | insert | move | indexOfItem | item at a place | Dictionary look-up |\n"
        text += "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |\n"
        for row in rows where row.group == "edits" {
            let columns = ["delete", "insert", "move", "indexOfItem", "item at a place", "Dictionary look-up"]
            text +=
                "| \(row.type) | \(row.name) | \(columns.map { format(row.times[$0]) }.joined(separator: " | ")) |\n"
        }
        text +=
            "\n## Building, copying, planning\n\n| case | swift-diffable | == | Set |\n| --- | ---: | ---: | ---: |\n"
        for row in rows where row.group == "cycle" || row.group == "truth" && row.times["Set"] != nil {
            let columns = ["swift-diffable", "==", "Set"].map { format(row.times[$0]) }.joined(separator: " | ")
            text += "| \(row.type), \(row.name) | \(columns) |\n"
        }
        text += "\n"
        for row in rows where row.group == "truth" && row.times["later"] != nil {
            let times = ["right after", "right after, code not at hand", "later"].map { format(row.times[$0]) }
            text += "A \(row.name): \(times[0]), or \(times[1]) where the look-up's own code has to be fetched into the"
            text += " processor's caches as well; a later one takes \(times[2]).\n\n"
        }
        return text
    }

    private var outlineTable: String {
        let lines = rows.filter { $0.group == "outline" }
        if lines.isEmpty { return "" }
        let shapes = OutlineBenchmarks.shapes
        var text = """
            ## Outlines

            Section snapshots of 1,000,000 items in four shapes: *flat* has root items only, *wide* 100 parents of
            10,000 children, *deep* is one chain in which each item is the only child of the one before, and in *random*
            each is the child of any before it. In the midst of each stand two more parents, one with 100,000 children
            and one with 100. *Difference* is what a data source works out when the outline is applied, rows and all.
            *Flattening* is an outline as it is mostly written by hand, with dictionaries for the tree, whose visible
            rows are made anew after each change; its difference is that, and then *Dictionary + LIS*.

            | call | | \(shapes.joined(separator: " | ")) |
            | --- | --- |\(String(repeating: " ---: |", count: shapes.count))

            """
        var calls: [String] = []
        for row in lines where !calls.contains(row.name) { calls.append(row.name) }
        for call in calls {
            for row in lines where row.name == call {
                text += "| \(call) | \(row.type) | \(shapes.map { format(row.times[$0]) }.joined(separator: " | ")) |\n"
            }
        }
        return text + "\n"
    }

    private var machine: String {
        let info = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
        let model = info.split(separator: "\n").first { $0.hasPrefix("model name") }?
            .split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
        let date = ISO8601DateFormatter().string(from: Date()).prefix(10)
        let system = ProcessInfo.processInfo.operatingSystemVersionString
        return
            "Measured \(date) on \(model ?? "an unnamed processor"), \(ProcessInfo.processInfo.processorCount) cores, \(system), Swift \(compiler)."
    }

    private var compiler: String {
        #if compiler(>=6.4)
        return "6.4 or later"
        #elseif compiler(>=6.3)
        return "6.3"
        #else
        return "6.2"
        #endif
    }
}

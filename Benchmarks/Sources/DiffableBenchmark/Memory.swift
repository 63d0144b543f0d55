import DiffableSnapshots
import Foundation

/// The peak memory of a snapshot of 1,000,000 UUIDs with its index, in a process of its own.
enum Memory {
    /// Runs this program again for the measurement, and gives bytes per item beyond the array of identifiers itself.
    static func bytesPerItem() -> Double? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = ["--memory"]
        let pipe = Pipe()
        process.standardOutput = pipe
        guard (try? process.run()) != nil else { return nil }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Double(String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
    }

    static func measure() {
        var maker = WorkloadMaker<UUID>()
        let items = maker.identifiers(1_000_000)
        let before = peak()
        var snapshot = DiffableDataSourceSnapshot<Int, UUID>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        blackHole(snapshot.indexOfItem(items[77]))
        print((peak() - before) / 1_000_000 + 16)
        blackHole(items)
    }

    /// The peak of resident memory so far, in bytes, as Linux notes it.
    private static func peak() -> Double {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") } ?? ""
        return (Double(line.filter(\.isNumber)) ?? 0) * 1_024
    }
}

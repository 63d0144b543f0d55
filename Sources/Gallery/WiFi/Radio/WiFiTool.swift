import Foundation
import Synchronization

/// A program of the system that tells about networks. It is started by its path, without a shell.
struct WiFiTool: Sendable {
    let path: String

    /// More than this is never read.
    private static let mostBytes = 1 << 20

    /// Finds a program in the places where a system keeps its own.
    init?(named name: String, in folders: [String] = ["/usr/bin", "/bin", "/usr/sbin", "/sbin"]) {
        let paths = folders.map { "\($0)/\(name)" }
        guard let path = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else { return nil }
        self.path = path
    }

    /// What the program prints; nil when it can't be started, fails, or takes longer than it may.
    func output(_ arguments: [String], within seconds: Double = 10) async -> String? {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(returning: run(arguments, within: seconds))
            }
        }
    }

    private func run(_ arguments: [String], within seconds: Double) -> String? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = ["LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin:/usr/sbin:/sbin"]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let identifier = process.processIdentifier
        let isOver = Mutex(false)
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
            isOver.withLock { if !$0 { kill(identifier, SIGKILL) } }
        }
        let data = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
        process.waitUntilExit()
        isOver.withLock { $0 = true }
        guard process.terminationReason == .exit, process.terminationStatus == 0 else { return nil }
        return String(decoding: data.prefix(Self.mostBytes), as: UTF8.self)
    }
}

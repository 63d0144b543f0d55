import DiffableSnapshots
import Foundation

/// Runs every misuse in a process of its own, and compares what the process wrote to standard error when it stopped.
@main
enum MisuseChecks {
    static func main() throws {
        if let number = CommandLine.arguments.dropFirst().first.flatMap({ Int($0) }) {
            MisuseCase.all[number].run()
            exit(0)
        }
        var faults: [String] = []
        for (number, misuse) in MisuseCase.all.enumerated() {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
            process.arguments = ["\(number)"]
            process.environment = ["SWIFT_BACKTRACE": "enable=no"]
            let pipe = Pipe()
            process.standardError = pipe
            try process.run()
            let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            if process.terminationReason == .exit, process.terminationStatus == 0 {
                faults.append("\(misuse): the program went on")
            } else if let fault = misuse.fault(inText: text) {
                faults.append(fault)
            }
        }
        for fault in faults { print(fault) }
        print(
            "\(MisuseCase.all.count - faults.count) of \(MisuseCase.all.count) misuses stop an optimised program as they should"
        )
        exit(faults.isEmpty ? 0 : 1)
    }
}

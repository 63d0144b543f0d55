// swift-tools-version: 6.2
import PackageDescription

// Checks of floors 1 and 2 that need an optimised build or a sanitizer, and so settings of their own. The modules, and
// what the tests stand on, are linked in from the package above: as one package they may use what is not public.

/// Files among the test support that need the testing library.
let forTests = ["RandomPrograms.swift", "Misuse/ExpectStop.swift", "RunningProgramTests.swift"]

let package = Package(
    name: "swift-diffable-checks",
    // As the package above says.
    platforms: [.macOS(.v15)],
    targets: [
        .target(name: "DiffableSnapshots"),
        .target(name: "DiffableChangesets", dependencies: ["DiffableSnapshots"]),
        .target(name: "DiffablePipeline", dependencies: ["DiffableSnapshots", "DiffableChangesets"]),
        .executableTarget(
            name: "ProgramChecks", dependencies: ["DiffableSnapshots", "DiffablePipeline"],
            exclude: forTests.map { "Support/Snapshots/\($0)" }),
        .executableTarget(
            name: "GrowthChecks", dependencies: ["DiffableSnapshots"], linkerSettings: [.linkedLibrary("m")]),
        .executableTarget(name: "ThreadChecks", dependencies: ["DiffableSnapshots"]),
        .executableTarget(
            name: "MisuseChecks", dependencies: ["DiffableSnapshots"], exclude: ["Misuse/ExpectStop.swift"]),
        .executableTarget(
            name: "FuzzTarget", dependencies: ["DiffableSnapshots"], exclude: forTests.map { "Support/\($0)" }),
    ],
    swiftLanguageModes: [.v6]
)

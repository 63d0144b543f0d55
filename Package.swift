// swift-tools-version: 6.2
import PackageDescription

/// A warning in this package is a mistake; the packages it depends on are not touched by this.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
    name: "swift-diffable",
    products: [
        .library(name: "Diffable", targets: ["Diffable"]),
        .library(name: "DiffableSnapshots", targets: ["DiffableSnapshots"]),
        .library(name: "DiffableDataSources", targets: ["DiffableDataSources"]),
        .library(name: "UIKitNames", targets: ["UIKitNames"]),
        .library(name: "BrowserHost", targets: ["BrowserHost"]),
        .executable(name: "gallery", targets: ["Gallery"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    ],
    targets: [
        .target(name: "DiffableSnapshots"),
        .target(name: "DiffableDataSources", dependencies: ["DiffableSnapshots"]),
        .target(name: "CollectionViews", dependencies: ["DiffableSnapshots", "DiffableDataSources"]),
        .target(name: "Diffable", dependencies: ["DiffableSnapshots", "DiffableDataSources", "CollectionViews"]),
        .target(name: "UIKitNames", dependencies: ["Diffable"]),
        .target(
            name: "BrowserHost",
            dependencies: [
                "CollectionViews",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
                .product(name: "Logging", package: "swift-log"),
            ],
            exclude: ["Web"]
        ),
        .executableTarget(
            name: "Gallery",
            dependencies: [
                "Diffable",
                "BrowserHost",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .testTarget(name: "DiffableSnapshotsTests", dependencies: ["DiffableSnapshots"]),
        .testTarget(name: "DiffableDataSourcesTests", dependencies: ["DiffableDataSources"]),
        .testTarget(name: "CollectionViewsTests", dependencies: ["CollectionViews"]),
        .testTarget(name: "UIKitNamesTests", dependencies: ["UIKitNames"]),
        .testTarget(name: "BrowserHostTests", dependencies: ["BrowserHost"]),
        .testTarget(name: "GalleryTests", dependencies: ["Gallery"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings = (target.swiftSettings ?? []) + strict
}

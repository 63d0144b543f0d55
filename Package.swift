// swift-tools-version: 6.2
import PackageDescription

/// A warning in this package is a mistake; the packages it depends on are not touched by this.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
    name: "swift-diffable",
    // What the standard library's Mutex and typed throws need there.
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "Diffable", targets: ["Diffable"]),
        .library(name: "DiffableSnapshots", targets: ["DiffableSnapshots"]),
        .library(name: "DiffableChangesets", targets: ["DiffableChangesets"]),
        .library(name: "DiffablePipeline", targets: ["DiffablePipeline"]),
        .library(name: "UIKitNames", targets: ["UIKitNames"]),
        .library(name: "AppKitNames", targets: ["AppKitNames"]),
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
        .target(name: "DiffableChangesets", dependencies: ["DiffableSnapshots"]),
        .target(name: "DiffablePipeline", dependencies: ["DiffableSnapshots", "DiffableChangesets"]),
        .target(
            name: "CollectionViews", dependencies: ["DiffableSnapshots", "DiffableChangesets", "DiffablePipeline"]),
        .target(
            name: "TableViews",
            dependencies: ["DiffableSnapshots", "DiffableChangesets", "DiffablePipeline", "CollectionViews"]),
        .target(name: "Screens", dependencies: ["DiffablePipeline", "CollectionViews", "TableViews"]),
        .target(
            name: "Diffable",
            dependencies: [
                "DiffableSnapshots", "DiffableChangesets", "DiffablePipeline", "CollectionViews", "TableViews",
                "Screens",
            ]),
        // Both have subclasses of what Diffable hands on: they are built anew when that changes.
        .target(name: "UIKitNames", dependencies: ["Diffable", "CollectionViews", "TableViews", "Screens"]),
        .target(name: "AppKitNames", dependencies: ["Diffable", "CollectionViews", "Screens"]),
        .target(
            name: "BrowserHost",
            dependencies: [
                "CollectionViews",
                "Screens",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
                .product(name: "Logging", package: "swift-log"),
            ],
            exclude: ["Web"],
            plugins: ["EmbedWebFiles"]
        ),
        .executableTarget(name: "EmbedWeb"),
        .plugin(name: "EmbedWebFiles", capability: .buildTool(), dependencies: ["EmbedWeb"]),
        .executableTarget(
            name: "Gallery",
            dependencies: [
                "Diffable",
                "AppKitNames",
                "BrowserHost",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            plugins: ["EmbedWebFiles"]
        ),
        // The program of Documentation/Guide.md. Its name is not to meet that of a reader's own.
        .executableTarget(
            name: "ShoppingExample", dependencies: ["Diffable", "BrowserHost"], path: "Examples/Shopping"),
        .testTarget(
            name: "ShoppingExampleTests", dependencies: ["ShoppingExample", "Diffable"],
            path: "Examples/ShoppingTests"),
        .testTarget(name: "DiffableSnapshotsTests", dependencies: ["DiffableSnapshots"]),
        .testTarget(name: "DiffablePipelineTests", dependencies: ["DiffableChangesets", "DiffablePipeline"]),
        .testTarget(name: "CollectionViewsTests", dependencies: ["CollectionViews"]),
        .testTarget(name: "TableViewsTests", dependencies: ["DiffableChangesets", "TableViews"]),
        .testTarget(name: "ScreensTests", dependencies: ["Screens"]),
        .testTarget(name: "AppKitNamesTests", dependencies: ["AppKitNames", "CollectionViews"]),
        // What UIKitNames shows of other modules is named too: only then is a test compiled anew when they change.
        .testTarget(name: "UIKitNamesTests", dependencies: ["UIKitNames", "CollectionViews", "TableViews", "Screens"]),
        // UIKit code as it was written before strict concurrency.
        .testTarget(
            name: "UIKitSwift5Tests", dependencies: ["UIKitNames", "CollectionViews", "TableViews", "Screens"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "BrowserHostTests",
            dependencies: ["BrowserHost", "EmbedWeb", .product(name: "NIOEmbedded", package: "swift-nio")]),
        .testTarget(name: "GalleryTests", dependencies: ["Gallery"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .plugin {
    target.swiftSettings = (target.swiftSettings ?? []) + strict
}

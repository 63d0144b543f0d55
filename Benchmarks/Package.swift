// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "swift-diffable-benchmarks",
    products: [.executable(name: "diffable-benchmark", targets: ["DiffableBenchmark"])],
    dependencies: [
        .package(name: "swift-diffable", path: ".."),
        .package(url: "https://github.com/apple/swift-collections", from: "1.3.0"),
    ],
    targets: [
        .executableTarget(
            name: "DiffableBenchmark",
            dependencies: [
                .product(name: "DiffableSnapshots", package: "swift-diffable"),
                .product(name: "DiffablePipeline", package: "swift-diffable"),
                .product(name: "OrderedCollections", package: "swift-collections"),
            ])
    ],
    swiftLanguageModes: [.v6]
)

import Foundation
import Testing

@testable import CollectionViews

@Suite("Named colours") struct NamedColorTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("colors-\(UUID())")

    private func write(_ json: String, as name: String) throws {
        let set = folder.appendingPathComponent("Assets.xcassets/Sea/\(name).colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
    }

    @Test("are read from a catalogue's folder, for light and for dark") func sets() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write(
            """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb",
                "components": {"red": "0xFF", "green": "0.500", "blue": "51", "alpha": "1.000"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
                "color": {"color-space": "gray-gamma-22", "components": {"white": "0.200", "alpha": "0.5"}}}
            ]}
            """, as: "Deep")
        try write("not a colour", as: "Broken")
        let bundle = try #require(Bundle(path: folder.path))
        let color = try #require(Color(named: "Deep", in: bundle))
        #expect(
            color.resolvedColor(with: TraitCollection(userInterfaceStyle: .light))
                == Color(red: 1, green: 0.5, blue: 0.2, alpha: 1))
        #expect(
            color.resolvedColor(with: TraitCollection(userInterfaceStyle: .dark)) == Color(white: 0.2, alpha: 0.5))
        #expect(Color(named: "Broken", in: bundle) == nil)
        #expect(Color(named: "Shallow", in: bundle) == nil)
        #expect(Color(named: "Shallow") == nil)
    }
}

import Testing

@testable import Gallery

@Suite("The emoji that Swift knows")
struct EmojiCatalogTests {
    @Test("Every category has its emoji, a thousand in all, each once")
    func all() {
        #expect(EmojiCatalog.all.count > 1000)
        #expect(Set(EmojiCatalog.all.map(\.character)).count == EmojiCatalog.all.count)
        for category in EmojiCategory.allCases {
            #expect((EmojiCatalog.byCategory[category] ?? []).count > 50, "\(category)")
        }
    }

    @Test(
        "A familiar emoji stands where one looks for it",
        arguments: [
            ("😀", .smileys), ("👍", .smileys), ("🐶", .nature), ("🌲", .nature), ("🍎", .food),
            ("☕", .food), ("⚽", .activities), ("🎸", .activities), ("🚗", .travel), ("🗻", .travel),
            ("💡", .objects), ("🔑", .objects), ("💜", .symbols), ("✅", .symbols), ("♈", .symbols),
        ] as [(Character, EmojiCategory)])
    func places(character: Character, category: EmojiCategory) {
        #expect(EmojiCatalog.all.first { $0.character == character }?.category == category)
    }

    @Test("Skin tones and halves of flags are no emoji of their own")
    func parts() {
        #expect(!EmojiCatalog.all.contains { $0.character == "🏽" || $0.character == "\u{1F1E9}" })
    }
}

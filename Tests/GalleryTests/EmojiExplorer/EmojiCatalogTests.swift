import Diffable
import Foundation
import Testing

@testable import Gallery

@Suite("The emoji of the Unicode data")
struct EmojiCatalogTests {
    @Test("Control characters are looked for without a trap", arguments: ["\0", "\n", "\r\n", "\u{7F}"])
    func control(text: String) { #expect(EmojiCatalog.matching(text).isEmpty) }

    @Test("Every category has its emoji, all of the Unicode data together, each once")
    func all() {
        let characters = EmojiCatalog.all.flatMap { [$0.character] + $0.tones }
        #expect(EmojiCatalog.all.count == 1870)
        #expect(characters.count == 3655)
        #expect(Set(characters).count == characters.count)
        for category in EmojiCategory.allCases {
            #expect((EmojiCatalog.byCategory[category] ?? []).count > 50, "\(category)")
        }
    }

    @Test(
        "A familiar emoji stands where one looks for it",
        arguments: [
            ("😀", .smileys), ("👍", .people), ("🐶", .nature), ("🌲", .nature), ("🍎", .food),
            ("☕", .food), ("⚽", .activities), ("🎸", .objects), ("🚗", .travel), ("🗻", .travel),
            ("💡", .objects), ("🔑", .objects), ("❤️", .smileys), ("✅", .symbols), ("♈", .symbols), ("🇩🇪", .flags),
        ] as [(Character, EmojiCategory)])
    func places(character: Character, category: EmojiCategory) {
        #expect(EmojiCatalog.emoji(character)?.category == category)
    }

    @Test(
        "Names are short: with variation selectors, joined ones, keycaps, flags and skin tones",
        arguments: [
            ("❤️", "Red heart"), ("✈️", "Airplane"), ("⏩", "Fast-forward button"), ("#️⃣", "Keycap #"),
            ("🇩🇪", "Germany"), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "England"), ("🏴‍☠️", "Pirate flag"), ("👩‍🚀", "Woman astronaut"),
            ("👍🏽", "Thumbs up, medium skin tone"), ("🤝🏻", "Handshake, light skin tone"),
            ("🫱🏻‍🫲🏿", "Handshake, light and dark skin tone"), ("x", "x"),
        ] as [(Character, String)])
    func names(character: Character, name: String) {
        #expect(EmojiCatalog.name(of: character) == name)
    }

    @Test("Every emoji has a name that says something, and tones stand under their base")
    func bases() {
        for emoji in EmojiCatalog.all {
            #expect(emoji.name.count > 1 && emoji.name.first?.isLowercase == false, "\(emoji)")
            #expect(SkinTone.name(of: emoji.character).isEmpty, "\(emoji)")
            for tone in emoji.tones { #expect(!SkinTone.name(of: tone).isEmpty, "\(emoji)") }
        }
        #expect(EmojiCatalog.emoji("👋")?.tones == ["👋🏻", "👋🏼", "👋🏽", "👋🏾", "👋🏿"])
        #expect(EmojiCatalog.emoji("👋🏿")?.character == "👋")
        #expect(EmojiCatalog.emoji("🏽") == nil && EmojiCatalog.emoji("\u{1F1E9}") == nil)
    }

    @Test("Search finds words anywhere in a name, whatever their capitals, accents and spaces")
    func search() {
        #expect(EmojiCatalog.matching(" RED  heart ").map(\.character) == ["❤️"])
        #expect(EmojiCatalog.matching("cote d").map(\.name) == ["Côte d’Ivoire"])
        #expect(EmojiCatalog.matching("flag germany").map(\.name) == ["Germany"], "and words of the category")
        #expect(EmojiCatalog.matching("❤").map(\.character) == ["❤️"] && EmojiCatalog.matching("👋🏿").count == 1)
        #expect(EmojiCatalog.matching("xyzzy").isEmpty)
        #expect(EmojiCatalog.matching("  ").count == EmojiCatalog.all.count)
    }
}

@MainActor @Suite("Emoji Explorer") struct EmojiExplorerTests {
    @Test("A star puts an emoji first in the lane, and without it the emoji leaves the lane at once")
    func stars() {
        let screen = EmojiExplorerScreen(starred: ["😀"])
        #expect(screen.status == "1 starred")
        screen.toggleStar("🍇")
        #expect(screen.starred == ["🍇", "😀"])
        #expect(screen.item(at: [0, 0]) == .starred("🍇"))
        screen.toggleStar("🍇")
        #expect(screen.item(at: [0, 0]) == .starred("😀") && screen.collectionView.numberOfItems(inSection: 0) == 1)
    }

    @Test("A search shows what it finds alone, and an empty field brings everything back as it was")
    func search() {
        let screen = EmojiExplorerScreen()
        screen.searchField.userDidChange("grapes")
        #expect(screen.collectionView.numberOfSections == 1 && screen.item(at: [0, 0]) == .listed("🍇"))
        #expect(screen.status == "1 emoji found")
        screen.toggleStar("🍇")
        screen.searchField.userDidChange("grapesss")
        #expect(screen.status == "No emoji found")
        screen.searchField.userDidChange("")
        #expect(screen.collectionView.numberOfSections == 3 && screen.item(at: [0, 0]) == .starred("🍇"))
        #expect(screen.item(at: [1, 0]) == .category(.smileys))
    }

    @Test(
        "An emoji has an address, and only an emoji has one",
        arguments: ["😀", "❤️", "🇩🇪", "👩‍🚀", "👋🏿"] as [Character])
    func addresses(character: Character) throws {
        let screen = EmojiExplorerScreen()
        let component = EmojiDetailScreen.component(for: character)
        let detail = try #require(screen.screen(at: component) as? EmojiDetailScreen)
        #expect(detail.character == character && detail.restorationIdentifier == component)
        for nonsense in ["", "-", "110000", "ffffffffff", "d800", "41", "1f600-1f600", "1f600-", "../1f600", "zz"] {
            #expect(
                screen.screen(at: nonsense) == nil
                    || EmojiDetailScreen.character(for: nonsense).map(EmojiDetailScreen.component) != nil, "\(nonsense)"
            )
        }
        #expect(screen.screen(at: "41") == nil && screen.screen(at: "1f600-1f600") == nil)
        #expect(screen.screen(at: "110000") == nil && screen.screen(at: "") == nil)
    }

    @Test("What a swipe uncovers says what it does, and the detail's star is the explorer's")
    func swipe() throws {
        let screen = EmojiExplorerScreen(starred: [])
        let action = try #require(screen.starring(of: "👋").actions.first)
        #expect(action.accessibilityLabel == "Star" && action.style == .normal)
        action.handler(action, CollectionViewCell()) { #expect($0) }
        #expect(screen.starred == ["👋"])
        #expect(screen.starring(of: "👋").actions.first?.accessibilityLabel == "Unstar")
        screen.showDetail(of: "👋")
        let detail = try #require(screen.presentedScreen as? EmojiDetailScreen)
        #expect(detail.starButton.label == "Unstar" && detail.title == "Waving hand")
        detail.starButton.userDidPress()
        #expect(screen.starred.isEmpty && detail.starButton.label == "Star")
        #expect(detail.toast?.text == "👋 unstarred")
        detail.starButton.userDidPress()
        #expect(screen.starred == ["👋"] && detail.toast == nil, "it would take back the star")
    }
}

import Diffable
import Foundation
import Testing

@testable import Gallery

@MainActor @Suite("Mountain Search") struct MountainsTests {
    let controller = MountainsController()

    @Test("There are at least 250 mountains, each with a name of its own and plausible facts")
    func data() {
        #expect(Mountain.all.count >= 250)
        #expect(Set(Mountain.all.map(\.name)).count == Mountain.all.count)
        #expect(Set(Mountain.all.map(\.searchName)).count == Mountain.all.count)
        for mountain in Mountain.all {
            #expect((300...8849).contains(mountain.height), "\(mountain.name)")
            #expect(!mountain.name.isEmpty && !mountain.range.isEmpty && !mountain.country.isEmpty, "\(mountain.name)")
        }
        #expect(Mountain.all.filter { $0.height >= 8000 }.count == 14)
        let heights = Mountain.all.map(\.height)
        #expect(heights == heights.sorted(by: >), "the list is kept from high to low")
    }

    @Test(
        "Names are found whatever the case and the accents",
        arguments: [
            ("everest", "Mount Everest"), ("EVEREST", "Mount Everest"), ("pelee", "Mount Pelée"),
            ("pelée", "Mount Pelée"), ("hvannadalshnukur", "Hvannadalshnúkur"), ("snezka", "Sněžka"),
            ("huascaran", "Huascarán"), ("monch", "Mönch"),
        ])
    func search(filter: String, name: String) {
        #expect(controller.filteredMountains(with: filter, sortedBy: .height).map(\.name) == [name])
    }

    @Test("What is shown below a name is searched too, by the beginnings of its words from three letters on")
    func whereabouts() {
        func found(_ filter: String, in scope: MountainsController.Scope = .all) -> [Mountain] {
            controller.filteredMountains(with: filter, in: scope, sortedBy: .height)
        }
        #expect(found("kara").contains { $0.name == "K2" } && found("kara").allSatisfy { $0.range == "Karakoram" })
        #expect(found("himalaya").contains { $0.name == "Mount Everest" })
        #expect(found("alps").contains { $0.name == "Matterhorn" })
        #expect(found("annapurna him nep").map(\.name) == ["Annapurna I", "Annapurna II"])
        #expect(found("blanc mont").map(\.name) == found("mont blanc").map(\.name) && !found("blanc mont").isEmpty)
        #expect(found("Nepal, China").contains { $0.name == "Mount Everest" })
        #expect(found("8,849").map(\.name) == ["Mount Everest"] && found("8849") == found("8,849"))
        #expect(found("volcano").count { $0.isVolcano } == 120 && found("volcano") == found("Volcanoes"))
        #expect(found("volcano").allSatisfy { $0.isVolcano } && found("volcano chile").contains { $0.name == "Osorno" })
        #expect(found("ka").allSatisfy { $0.searchName.contains("ka") })
        #expect("Karakoram · Pakistan".marked("ka", atBeginnings: true) == nil, "nor is it marked")
        #expect("Karakoram · Pakistan".marked("kar", atBeginnings: true) != nil)
        #expect("Karakoram · Pakistan".marked("stan", atBeginnings: true) == nil)
    }

    @Test(
        "Every place where a word of the search stands is marked, whatever its case and accents",
        arguments: [
            ("the wheel and The axle", "the", ["the", "The"]),
            ("the carry goes through the bridge", "bridge the", ["the", "the", "bridge"]),
            ("Café, cafe, CAFÉ", "cafe", ["Café", "cafe", "CAFÉ"]), ("aaaa", "aa", ["aaaa"]),
            ("Mont Blanc, mont blanc du Tacul", "mont  blanc", ["Mont Blanc", "mont blanc"]),
            ("🏔️ the 🏔️ the", "the", ["the", "the"]),
        ])
    func marks(text: String, search: String, expected: [String]) throws {
        #expect(try marks(in: #require(text.marked(search))) == expected)
    }

    @Test("At the beginnings of words, all of these are marked, and nothing within a word")
    func marksAtBeginnings() throws {
        let marked = try #require("Andes · Andorra · Landes".marked("and", atBeginnings: true))
        #expect(marks(in: marked) == ["And", "And"])
        #expect("x".marked("\u{301}") == nil)
    }

    private func marks(in text: NSAttributedString) -> [String] {
        var marks: [String] = []
        text.enumerateAttribute(.backgroundColor, in: NSRange(location: 0, length: text.length)) { color, range, _ in
            if color != nil { marks.append((text.string as NSString).substring(with: range)) }
        }
        return marks
    }

    @Test("Where a scope holds nothing of what is searched for, it is named, and all can be searched")
    func scope() {
        let screen = MountainsScreen()
        screen.searchField.userDid(.choose(2))
        screen.searchField.userDidChange("nepal")
        #expect(screen.contentUnavailableConfiguration?.text == "No Results for “nepal” in “Volcanoes”")
        #expect(screen.contentUnavailableConfiguration?.button?.title == "Search All")
        screen.userDidPressContentUnavailable()
        #expect(screen.contentUnavailableConfiguration == nil && screen.searchField.text == "nepal")
        #expect(screen.status == "26 mountains")
    }

    @Test("A country is suggested only where it leads to mountains, beside the tokens and in the scope")
    func suggestions() {
        let screen = MountainsScreen()
        screen.searchField.userDidChange("ne")
        #expect(screen.searchField.suggestions == ["Nepal", "New Zealand"])
        screen.searchField.userDid(.choose(2))
        #expect(screen.searchField.suggestions == ["New Zealand"], "there is no volcano in Nepal")
        screen.searchField.userDid(.addToken(0))
        #expect(screen.searchField.tokens == ["New Zealand"] && screen.contentUnavailableConfiguration == nil)
        screen.searchField.userDid(.choose(0))
        screen.searchField.userDidChange("nep")
        #expect(screen.searchField.suggestions == [], "no mountain stands in both")
        screen.searchField.clear()
        screen.searchField.userDid(.choose(3))
        screen.searchField.userDidChange("ne")
        #expect(screen.searchField.suggestions == [], "nothing is a favorite yet")
    }

    @Test("They are sorted by height or by name")
    func order() {
        let byHeight = controller.filteredMountains(with: "", sortedBy: .height)
        #expect(byHeight.map(\.height) == byHeight.map(\.height).sorted(by: >))
        #expect(byHeight.count == Mountain.all.count)
        let byName = controller.filteredMountains(with: "mount ", sortedBy: .name)
        #expect(byName.map(\.searchName) == byName.map(\.searchName).sorted())
        #expect(controller.filteredMountains(with: "zzz", sortedBy: .name).isEmpty)
    }

    @Test("The screen shows what the field asks for, and how many there are")
    func screen() {
        let screen = MountainsScreen()
        #expect(screen.dataSource.snapshot().numberOfItems == Mountain.all.count)
        #expect(screen.status == "\(Mountain.all.count) mountains")
        screen.searchField.userDidChange("k2")
        #expect(screen.dataSource.snapshot().itemIdentifiers.map(\.name) == ["K2"])
        #expect(screen.status == "1 mountain")
        screen.searchField.userDidChange("")
        screen.orderControl.userDidSelect(1)
        #expect(screen.dataSource.snapshot().itemIdentifiers.first?.name == "Acatenango")
    }

    @Test("A mountain's places, neighbours and differences follow from the list")
    func comparison() throws {
        let k2 = try #require(Mountain.all.first { $0.name == "K2" })
        let comparison = MountainComparison(of: k2)
        #expect(comparison.rank == .init(place: 2, count: Mountain.all.count))
        #expect(comparison.rankInRange.place == 1 && comparison.rank(in: "China").place == 2)
        #expect(comparison.nextInHeight.map(\.name) == ["Mount Everest", "Kangchenjunga", "Lhotse", "Makalu"])
        #expect(comparison.scale.prefix(2).map(\.name) == ["Mount Everest", "K2"])
        #expect(comparison.neighboursInRange.allSatisfy { $0.range == "Karakoram" && $0 != k2 })
        #expect(k2.feet == 28251 && Mountain.highest.difference(to: k2) == "238 m higher")
        let lowest = try #require(Mountain.all.last)
        #expect(MountainComparison(of: lowest).nextInHeight.count == 4)
        #expect(MountainComparison(of: lowest).percentLower == 0)
        // Those of one height share a place.
        let twins = Mountain.all.filter { $0.height == 7134 }
        #expect(twins.count == 2 && Set(twins.map { MountainComparison(of: $0).rank }).count == 1)
    }

    @Test("Every mountain is drawn, each in its own way and the same each time")
    @MainActor func drawings() {
        for detail in [MountainPictures.Detail.thumbnail, .panorama] {
            let drawings = Mountain.all.map { MountainPictures.drawing(of: $0, detail) }
            #expect(Set(drawings).count == drawings.count)
            #expect(drawings == Mountain.all.map { MountainPictures.drawing(of: $0, detail) })
            #expect(drawings.allSatisfy { !$0.contains("nan") && !$0.contains("inf") && $0.count < 5000 })
        }
        #expect(MountainPictures.of(.highest, .panorama) != nil)
        // No land is without a mountain, and no name stands for one that isn't there.
        #expect(Set(Mountain.all.map { MountainLand(of: $0) }) == Set(MountainLand.allCases))
        #expect(Set(MountainShape.known.keys).isSubset(of: Mountain.all.map(\.name)))
    }

    @Test("What a visitor likes best is found by a scope, which says how to fill it while it is empty")
    func favorites() throws {
        let screen = MountainsScreen()
        screen.searchField.userDid(.choose(3))
        #expect(screen.contentUnavailableConfiguration?.text == "No Favorites")
        let detail = try #require(screen.screen(at: "K2") as? MountainScreen)
        detail.favoriteButton.userDidPress()
        #expect(detail.favoriteButton.label == "Remove from Favorites")
        #expect(screen.dataSource.snapshot().itemIdentifiers.map(\.name) == ["K2"])
        #expect(screen.contentUnavailableConfiguration == nil && screen.status == "1 mountain")
        // On a later visit they are there again.
        let later = MountainsScreen()
        later.restoreKept(screen.keptState.merging(["favorites": "K2\nNowhere"]) { old, _ in old })
        #expect(later.favorites.contains(detail.mountain) && later.keptState == ["favorites": "K2"])
        screen.favorites.toggle(detail.mountain)
        // A way back that a later change would turn round is not offered.
        screen.toggleFavorite(detail.mountain)
        #expect(screen.toast?.text == "“K2” added to Favorites")
        detail.favoriteButton.userDidPress()
        #expect(screen.toast == nil)
        screen.userDidPressContentUnavailable()
        #expect(screen.dataSource.snapshot().numberOfItems == Mountain.all.count)
    }
}

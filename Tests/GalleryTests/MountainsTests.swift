import Diffable
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
        #expect(found("ka").allSatisfy { $0.searchName.contains("ka") })
        #expect("Karakoram · Pakistan".marked("ka", atBeginnings: true) == nil, "nor is it marked")
        #expect("Karakoram · Pakistan".marked("kar", atBeginnings: true) != nil)
        #expect("Karakoram · Pakistan".marked("stan", atBeginnings: true) == nil)
    }

    @Test("Where a scope holds nothing of what is searched for, it is named, and all can be searched")
    func scope() {
        let screen = MountainsScreen()
        screen.searchField.userDid(.choose(2))
        screen.searchField.userDidChange("nepal")
        #expect(screen.contentUnavailableConfiguration?.text == "No results for “nepal” in “Volcanoes”")
        #expect(screen.contentUnavailableConfiguration?.button?.title == "Search All")
        screen.userDidPressContentUnavailable()
        #expect(screen.contentUnavailableConfiguration == nil && screen.searchField.text == "nepal")
        #expect(screen.status == "26 mountains")
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
}

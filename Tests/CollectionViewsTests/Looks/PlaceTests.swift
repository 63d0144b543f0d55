import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("Looks by their places") struct PlaceTests {
    @Test(
        "Backgrounds of places are as the place has them, until they are given a colour",
        arguments: [
            BackgroundConfiguration.listHeader(), .listFooter(), .listPlainHeaderFooter(), .listGroupedCell(),
            .listGroupedHeaderFooter(), .listSidebarCell(), .listSidebarHeader(), .listAccompaniedSidebarCell(),
        ])
    func backgrounds(of place: BackgroundConfiguration) {
        var row = RowContent()
        place.show(in: &row)
        #expect(row.background == nil && row.cornerRadius == nil && row.stroke == nil)
        var own = place
        own.backgroundColor = .darkGray
        own.backgroundColorTransformer = .preferredTint
        #expect(own.backgroundColorTransformer?(.darkGray) == .tintColor)
        own.show(in: &row)
        #expect(row.background == .tintColor)
    }

    @Test("Contents of a list beside a sidebar are those of a list, and those of a sidebar are not") func contents() {
        func style(_ content: ListContentConfiguration) -> RowContent.Style {
            var row = RowContent()
            content.show(in: &row)
            return row.style
        }
        #expect(style(.accompaniedSidebarCell()) == style(.cell()))
        #expect(style(.accompaniedSidebarSubtitleCell()) == style(.subtitleCell()))
        #expect(style(.sidebarSubtitleCell()) == style(.sidebarCell()) && style(.sidebarCell()) != style(.cell()))
        let heads = [ListContentConfiguration.groupedHeader(), .prominentInsetGroupedHeader()]
        let sizes = (heads + [.extraProminentInsetGroupedHeader()]).map(\.textProperties.font.pointSize)
        #expect(sizes == sizes.sorted() && Set(sizes).count == 3)
    }

    @Test("What viewers decide by themselves may be set, and changes nothing") func hints() {
        var content = ListContentConfiguration.cell()
        content.text = "Text"
        content.textToSecondaryTextHorizontalPadding = 30
        var (plain, hinted) = (RowContent(), RowContent())
        content.show(in: &plain)
        content.textProperties.allowsDefaultTighteningForTruncation = true
        content.textProperties.showsExpansionTextWhenTruncated = true
        content.imageProperties.accessibilityIgnoresInvertColors = true
        content.axesPreservingSuperviewLayoutMargins = .vertical
        content.show(in: &hinted)
        #expect(plain == hinted && plain.paddings.horizontal == 30)
        #expect(ListContentConfiguration.ImageProperties.standardDimension == 28 && View.noIntrinsicMetric == -1)
        let view = CollectionView()
        view.showsHorizontalScrollIndicator = true
        view.delaysContentTouches = false
        view.layer.shouldRasterize = true
        view.layer.rasterizationScale = 2
        #expect(!view.showsHorizontalScrollIndicator && view.delaysContentTouches)
        #expect(RefreshControl.Event.editingChanged.isDisjoint(with: [.valueChanged, .primaryActionTriggered]))
    }

    @Test("A symbol in one colour gives up those of the look before it, until it is given others") func symbols() {
        let star = Image(systemName: "star")?.withConfiguration(.init(paletteColors: [.cyan, .magenta]))
        let plain = star?.applyingSymbolConfiguration(.preferringMonochrome().applying(.init(scale: .large)))
        #expect(plain?.symbolConfiguration?.colors.isEmpty == true && plain?.symbolConfiguration?.scale == .large)
        let purple = plain?.applyingSymbolConfiguration(.init(hierarchicalColor: .purple))
        #expect(purple?.symbolConfiguration?.colors == [.purple])
        #expect(star?.applyingSymbolConfiguration(.preferringMulticolor()) == star)
        let template = star?.withRenderingMode(.alwaysTemplate)
        #expect(template?.renderingMode == .alwaysTemplate)
        #expect(template?.symbolConfiguration == star?.symbolConfiguration)
        let mirrored = template?.imageFlippedForRightToLeftLayoutDirection()
        #expect(mirrored != template && mirrored?.renderingMode == .alwaysTemplate)
        #expect(mirrored?.withTintColor(.red).flipsForRightToLeftLayoutDirection == true)
        #expect(star?.isSymbolImage == true && Image.symbol("star", on: .red).isSymbolImage)
        #expect([Image.emoji("⭐️"), .swatch(.red), Image()].allSatisfy { !$0.isSymbolImage })
    }
}

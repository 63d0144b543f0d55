import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("List content") struct ListContentTests {
    private func shown(_ content: ListContentConfiguration) -> RowContent {
        var row = RowContent()
        content.show(in: &row)
        return row
    }

    @Test("shows fonts, lines, margins and capitals") func texts() {
        var content = ListContentConfiguration.subtitleCell()
        content.text = "quiet"
        content.secondaryText = "Two"
        content.textProperties.transform = .uppercase
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        content.textProperties.alignment = .center
        content.secondaryTextProperties.numberOfLines = 2
        content.secondaryTextProperties.colorTransformer = .grayscale
        content.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        content.textToSecondaryTextVerticalPadding = 9
        let row = shown(content)
        #expect(row.text == "QUIET")
        #expect(row.textStyle.font?.weight == .semibold)
        #expect(row.textStyle.alignment == .center)
        #expect(row.secondaryTextStyle.numberOfLines == 2)
        #expect(row.secondaryTextColor == content.secondaryTextProperties.resolvedColor())
        #expect(row.layoutMargins?.leading == 2)
        #expect(row.paddings.vertical == 9)
    }

    @Test("shrinks a font as far as it is told to, and one that is told nothing not at all") func shrinking() {
        var content = ListContentConfiguration.cell()
        content.text = "Kangchenjunga"
        content.textProperties.minimumScaleFactor = 0.75
        #expect(shown(content).textStyle.minimumScale == nil)
        content.textProperties.adjustsFontSizeToFitWidth = true
        #expect(shown(content).textStyle.minimumScale == 0.75)
        content.textProperties.minimumScaleFactor = 0
        #expect(shown(content).textStyle.minimumScale == nil)
    }

    @Test("keeps the attributes of a text's parts until another text is set") func attributes() {
        let text = NSMutableAttributedString(string: "Read ")
        text.append(
            NSAttributedString(
                string: "this", attributes: [.font: Font.boldSystemFont(ofSize: 17), .link: "https://example.org/"]))
        var content = ListContentConfiguration.cell()
        content.attributedText = text
        #expect(content.text == "Read this")
        let runs = shown(content).textStyle.runs
        #expect(runs.map(\.text) == ["Read ", "this"])
        #expect(runs.last?.font?.weight == .bold)
        #expect(runs.last?.link?.host == "example.org")
        #expect(content.attributedText?.string == "Read this")
        content.text = "Plain"
        #expect(shown(content).textStyle.runs.isEmpty)
        #expect(content.attributedText == nil)
    }

    @Test("shows pictures as it and they say") func pictures() {
        var content = ListContentConfiguration.cell()
        content.image = Image(systemName: "star")?.withTintColor(.systemYellow)
        content.imageProperties.tintColor = .systemRed
        content.imageProperties.maximumSize = CGSize(width: 30, height: 20)
        content.imageProperties.preferredSymbolConfiguration = .init(scale: .large)
        #expect(shown(content).imageColor == .systemYellow)
        #expect(shown(content).imageStyle.maximumSize.width == CGFloat(30))
        content.image = Image(systemName: "star")
        content.imageProperties.tintColorTransformer = .monochromeTint
        #expect(shown(content).imageColor == .secondaryLabel)
        #expect(content.imageProperties.resolvedTintColor(for: .systemGreen) == .secondaryLabel)
    }

    @Test("stands before a background whose colour nil stands for the tint") func backgrounds() {
        var row = RowContent()
        BackgroundConfiguration.listCell().show(in: &row)
        #expect(row.background == nil)
        var background = BackgroundConfiguration.clear()
        background.show(in: &row)
        #expect(row.background == .clear)
        background.backgroundColor = nil
        background.backgroundColorTransformer = ConfigurationColorTransformer { $0.withAlphaComponent(0.3) }
        background.strokeWidth = 2
        background.strokeColor = .separator
        background.show(in: &row)
        #expect(row.background == Color.tintColor.withAlphaComponent(0.3))
        #expect(row.stroke == RowContent.Stroke(color: .separator, width: 2))
        background.image = Image(data: Data("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8))
        background.imageContentMode = .scaleAspectFill
        background.show(in: &row)
        #expect(row.backgroundImage == background.image && row.backgroundImageMode == .scaleAspectFill)
    }
}

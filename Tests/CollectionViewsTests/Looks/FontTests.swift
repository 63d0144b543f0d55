import Foundation
import Testing

@testable import CollectionViews

@Suite("Fonts") struct FontTests {
    @Test("have the usual sizes, and lines that are as high as their letters reach") func sizes() {
        #expect([Font.systemFontSize, Font.smallSystemFontSize, Font.labelFontSize] == [14, 12, 17])
        #expect(Font.buttonFontSize == 18)
        let font = Font.italicSystemFont(ofSize: 20)
        #expect(font.isItalic && font.weight == .regular && font.pointSize == 20)
        #expect(font.descender < 0 && font.capHeight < font.ascender)
        #expect(font.lineHeight == font.ascender - font.descender && font.lineHeight > font.pointSize)
        #expect(UnderlineStyle.thick.isDisjoint(with: .single) && UnderlineStyle.double.contains(.single))
        let text = NSAttributedString(string: "wide", attributes: [.kern: 2])
        #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    }

    @Test("take on traits and give them up, and keep strokes that fit them") func traits() throws {
        func font(_ descriptor: FontDescriptor?) throws -> Font { Font(descriptor: try #require(descriptor), size: 0) }
        let headline = FontDescriptor.preferredFontDescriptor(withTextStyle: .headline)
        #expect(headline.symbolicTraits == .traitBold)
        let leaning = try font(headline.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(leaning.isItalic && leaning.weight == .semibold && leaning.textStyle == .headline)
        #expect(try font(headline.withSymbolicTraits([])).weight == .regular)
        #expect(try font(Font.systemFont(ofSize: 9).fontDescriptor.withSymbolicTraits(.traitBold)).weight == .bold)
        let light = Font.systemFont(ofSize: 9, weight: .light).fontDescriptor
        #expect(try font(light.withSymbolicTraits(.traitItalic)).weight == .light)
        let code = try #require(light.withSymbolicTraits(.traitMonoSpace))
        #expect(code.symbolicTraits == .traitMonoSpace && Font(descriptor: code, size: 0).design == .monospaced)
        #expect(code.withSymbolicTraits([])?.symbolicTraits.isEmpty == true)
        let round = try #require(headline.withDesign(FontDescriptor.SystemDesign.rounded))
        #expect(try font(round.withSymbolicTraits([])).design == .rounded)
        #expect(round.pointSize == headline.pointSize)
    }
}

import Foundation
import Testing

@testable import CollectionViews

@Suite("Colours") struct ColorTests {
    @Test("are equal when their parts or components are") func equality() {
        #expect(Color.label == .label)
        #expect(Color.label != .secondaryLabel)
        #expect(Color(red: 1, green: 0, blue: 0, alpha: 1) == .red)
        #expect(Color(white: 0.5, alpha: 1) == .gray)
        #expect(Color(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
        #expect(Set([Color.systemBlue, .systemBlue, .systemRed]).count == 2)
    }

    @Test("follow light and dark, also when half can be seen through them") func appearance() {
        let light = TraitCollection(userInterfaceStyle: .light)
        let dark = TraitCollection(userInterfaceStyle: .dark)
        #expect(Color.systemBackground.resolvedColor(with: light) == .white)
        #expect(Color.systemBackground.resolvedColor(with: dark) == .black)
        let half = Color.systemBackground.withAlphaComponent(0.5)
        #expect(half.resolvedColor(with: dark) == Color(white: 0, alpha: 0.5))
        let own = Color { $0.userInterfaceStyle == .dark ? .yellow : .brown }
        #expect(own.resolvedColor(with: light) == .brown)
        #expect(own.resolvedColor(with: dark) == .yellow)
    }

    @Test("give their components by hue and by red, green and blue") func components() {
        var (hue, saturation, brightness, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
        Color(hue: 0.4, saturation: 0.5, brightness: 0.8, alpha: 0.7)
            .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        #expect(abs(hue - 0.4) < 0.001)
        #expect(abs(saturation - 0.5) < 0.001)
        #expect(abs(brightness - 0.8) < 0.001)
        #expect(abs(alpha - 0.7) < 0.001)
        var (red, green, blue, opacity) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
        #expect(Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).getRed(&red, green: nil, blue: nil, alpha: nil))
        #expect(red == 0.1)
        Color.magenta.getRed(nil, green: &green, blue: &blue, alpha: &opacity)
        #expect(green == 0 && blue == 1 && opacity == 1)
        var white = CGFloat()
        #expect(Color.lightGray.getWhite(&white, alpha: nil))
        #expect(!Color.red.getWhite(&white, alpha: nil))
    }

    @Test("that stay the same in every appearance are those of their names") func names() {
        #expect(Color.darkGray == Color(white: 1 / 3, alpha: 1) && Color.lightText == Color(white: 1, alpha: 0.6))
        #expect(Color.darkText == .black && Color.cyan == Color(red: 0, green: 1, blue: 1, alpha: 1))
        #expect(Color.purple == Color(red: 0.5, green: 0, blue: 0.5, alpha: 1))
        #expect(Color.groupTableViewBackground == .systemGroupedBackground)
    }

    @Test("may look different in light and dark, and not at another scale") func difference() {
        var light = TraitCollection(userInterfaceStyle: .light)
        light.displayScale = 2
        let dark = TraitCollection(userInterfaceStyle: .dark)
        #expect(light.hasDifferentColorAppearance(comparedTo: dark))
        #expect(light.hasDifferentColorAppearance(comparedTo: nil))
        #expect(!light.hasDifferentColorAppearance(comparedTo: TraitCollection(userInterfaceStyle: .light)))
    }
}

import Foundation
import Testing

@testable import CollectionViews

@MainActor @Suite("Layers") struct LayerTests {
    @Test("show a shadow once it can be seen, and none where it is cut off") func shadow() {
        let cell = CollectionViewCell(frame: .zero)
        cell.layer.shadowColor = Color.black.withAlphaComponent(0.5).cgColor
        cell.layer.shadowOffset = CGSize(width: 0, height: 4)
        cell.layer.shadowRadius = 8
        #expect(cell.rowContent.shadow == nil)
        cell.layer.shadowOpacity = 0.5
        let shadow = cell.rowContent.shadow
        #expect(shadow?.color == Color(white: 0, alpha: 0.25))
        #expect(shadow?.offset == CGSize(width: 0, height: 4) && shadow?.radius == 8)
        cell.layer.masksToBounds = true
        #expect(cell.rowContent.shadow == nil)
    }

    @Test("of a cell and of its content view are seen both") func both() {
        let cell = CollectionViewCell(frame: .zero)
        cell.layer.shadowOpacity = 1
        cell.contentView.layer.cornerRadius = 12
        cell.contentView.layer.masksToBounds = true
        cell.contentView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        cell.contentView.layer.borderWidth = 2
        cell.layer.opacity = 0.5
        let content = cell.rowContent
        #expect(content.shadow?.color == .black)
        #expect(content.cornerRadius == 12)
        #expect(content.roundCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(content.stroke?.width == 2)
        #expect(content.opacity == 0.5)
    }
}

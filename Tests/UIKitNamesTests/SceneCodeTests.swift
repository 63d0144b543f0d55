import Foundation
import Testing
import UIKitNames

@MainActor @Suite("Scenes of the shapes of Apple's sample, with the import line changed")
struct SceneCodeTests {
    private func show(_ scene: MuseumViewController.Scene) throws -> (
        controller: MuseumViewController, window: CollectionViewWindow, first: WindowTransaction
    ) {
        let controller = MuseumViewController(scene: scene)
        controller.addObserver(controller) {}
        let window = CollectionViewWindow(collectionView: controller.collectionView)
        window.resize(to: CGSize(width: 400, height: 500))
        return (controller, window, try #require(window.nextTransaction()))
    }

    private func frame(_ text: String, in transaction: WindowTransaction) -> CGRect? {
        transaction.rows.first { $0.content?.text == text }?.frame
    }

    @Test("Badges stand over the corners of their items, and those that are hidden are not seen")
    func badges() throws {
        let first = try show(.badges).first
        let item = try #require(frame("0.0", in: first))
        #expect(item == CGRect(x: 5, y: 5, width: 90, height: 70))
        let badges = first.rows.filter { $0.frame.size == CGSize(width: 20, height: 20) }
        #expect(badges.count == 12)
        #expect(badges.contains { $0.frame == CGRect(x: 85, y: -5, width: 20, height: 20) })
        #expect(badges.filter { $0.content?.opacity == 0 }.count == 6)
    }

    @Test("A large item stands beside two small ones, group after group")
    func nested() throws {
        let first = try show(.nested).first
        #expect(frame("0.0", in: first) == CGRect(x: 0, y: 0, width: 280, height: 200))
        #expect(frame("0.1", in: first) == CGRect(x: 280, y: 0, width: 120, height: 100))
        #expect(frame("0.2", in: first) == CGRect(x: 280, y: 100, width: 120, height: 100))
        #expect(frame("0.3", in: first) == CGRect(x: 0, y: 200, width: 280, height: 200))
    }

    @Test("Halls have a ground of their own, and a header that stays in sight")
    func halls() throws {
        let first = try show(.halls).first
        let ground = try #require(
            first.rows.first { $0.content?.background == UIColor.lightGray.withAlphaComponent(0.5) })
        let header = try #require(first.rows.first { $0.content?.text == "Hall 0" })
        #expect(header.pin != nil && header.frame.height == 30)
        #expect(ground.frame.contains(try #require(frame("0.5", in: first))))
        #expect(ground.frame.minX == 5 && ground.frame.width == 390)
    }

    @Test("Lanes tell which page they are at, and what is in sight")
    func lanes() throws {
        let (controller, window, first) = try show(.lanes)
        #expect(first.lanes.count == 2 && first.lanes[0].snapInterval == 400)
        window.scrollLane(first.lanes[0].id, to: 810)
        #expect(controller.page == 2 && controller.sight == [2, 3])
        window.scrollLane(first.lanes[1].id, to: 400)
        #expect(controller.page == 1 && controller.sight == [1])
    }
}

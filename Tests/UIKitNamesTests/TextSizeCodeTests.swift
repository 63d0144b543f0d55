import Foundation
import Testing
import UIKitNames

/// Code of apps about the size of letters, and about numbers of views.
@MainActor struct TextSizeCodeTests {
    @Test("Other letters are told of, with the step, and the same are not")
    func textSize() {
        let controller = TracksViewController()
        let window = CollectionViewWindow(collectionView: controller.collectionView)
        nonisolated(unsafe) var heard: [UIContentSizeCategory] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { note in
            if let step = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory {
                heard.append(step)
            }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        window.resize(to: CGSize(width: 390, height: 600))
        window.resize(to: CGSize(width: 390, height: 500))
        #expect(heard.isEmpty)
        window.resize(to: CGSize(width: 390, height: 500), textScale: 2)
        #expect(heard == [.accessibilityLarge])
    }

    @Test("A view finds itself by its number, a collection view its cells")
    func tags() throws {
        let view = UIView()
        view.tag = 4
        #expect(view.viewWithTag(4) === view && view.viewWithTag(5) == nil)
        let controller = TracksViewController()
        controller.addObserver(view) {}
        let window = CollectionViewWindow(collectionView: controller.collectionView)
        window.resize(to: CGSize(width: 390, height: 600))
        _ = window.nextTransaction()
        let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
        cell.tag = 7
        #expect(controller.collectionView.viewWithTag(7) === cell && controller.collectionView.viewWithTag(8) == nil)
    }
}

import Foundation
import Testing
import UIKitNames

@MainActor @Suite("Editing as code for UIKit has it, with the import line changed")
struct EditingCodeTests {
    private func shown(_ controller: UICollectionViewController) throws -> (CollectionViewWindow, WindowTransaction) {
        let window = CollectionViewWindow(collectionView: controller.collectionView)
        window.resize(to: CGSize(width: 400, height: 600))
        return (window, try #require(window.nextTransaction()))
    }

    @Test("A button of the bar begins and ends editing, and rows show what is meant for that")
    func editing() throws {
        let controller = RemindersViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let observer = NSObject()
        controller.addObserver(observer) {}
        #expect(controller.title == "Reminders" && controller.status == "2 of 2")
        let (window, first) = try shown(controller)
        let milk = try #require(first.rows.first?.content)
        #expect(milk.text == "Milk" && milk.spokenLabel == "Milk, Not completed")
        #expect(milk.accessories.map(\.kind) == [.disclosureIndicator])
        #expect(milk.shadow?.offset.height == 2 && milk.offersMenu)
        let button = try #require(controller.controls.first)
        #expect(button.label == "Edit")
        button.userDid(.press)
        #expect(button.label == "Done" && controller.isEditing && controller.log == ["edit"])
        let second = try #require(window.nextTransaction())
        let grip = second.rows.first?.content?.accessories.first
        #expect(grip?.kind == .reorder && grip?.showsSeparator == true)
        button.userDid(.press)
        #expect(button.label == "Edit" && controller.log == ["edit", "done"])
    }

    @Test("What can be done with a row by who reads the screen stands in its menu")
    func customActions() throws {
        let controller = RemindersViewController(collectionViewLayout: UICollectionViewFlowLayout())
        controller.loadViewIfNeeded()
        let (window, first) = try shown(controller)
        let key = try #require(first.rows.first?.key)
        let menu = try #require(window.contextMenu(of: key, at: .zero))
        let entries = menu.items.compactMap { item -> MenuContent.Entry? in
            if case .action(let entry) = item { entry } else { nil }
        }
        #expect(entries.map(\.label.title) == ["Delete", "Toggle"])
        var isDone = false
        window.performAction(entries[1].id, ofOffer: menu.offer) { isDone = $0 }
        #expect(isDone && controller.reminders[0].isComplete)
        let second = try #require(window.nextTransaction())
        #expect(second.rows.contains { $0.content?.spokenLabel == "Milk, Completed" })
    }

    @Test("Classes that are known as ones of any kind are registered as any other")
    func anyClass() {
        let kinds: [AnyClass] = [UICollectionViewListCell.self]
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        for kind in kinds { view.register(kind, forCellWithReuseIdentifier: "any") }
        let cell = view.dequeueReusableCell(withReuseIdentifier: "any", for: IndexPath(item: 0, section: 0))
        #expect(cell is UICollectionViewListCell)
        let table = UITableView(frame: .zero, style: .plain)
        let rows: [AnyClass] = [UITableViewCell.self]
        for row in rows { table.register(row, forCellReuseIdentifier: "any") }
        #expect(table.dequeueReusableCell(withIdentifier: "any") != nil)
        #expect(
            CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                == CGRect(x: 2, y: 1, width: 4, height: 6))
    }
}

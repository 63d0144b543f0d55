import CollectionViews
import Testing

@testable import Screens

@MainActor @Suite("Ways that begin with a screen") struct NavigationControllerTests {
    private func makeScreen(_ title: String) -> Screen { Screen(title: title, collectionView: CollectionView()) }

    @Test("A way is presented by its first screen, and leads on from its foremost one")
    func presents() {
        let (base, first, second, third) = (makeScreen("0"), makeScreen("1"), makeScreen("2"), makeScreen("3"))
        let way = NavigationController(rootViewController: first)
        way.isModalInPresentation = true
        way.modalPresentationStyle = .formSheet
        way.sheetPresentationController?.detents = [.medium()]
        var isShown = false
        base.present(way, animated: true) { isShown = true }
        #expect(isShown && base.presentedScreen === first && first.presentationStyle == .sheet)
        #expect(first.isModalInPresentation && first.modalPresentationStyle == .formSheet)
        #expect(first.sheetHeights?.detents == [.medium()])
        way.pushViewController(second, animated: true)
        way.show(third, sender: nil)
        #expect(base.chain == [base, first, second, third] && way.viewControllers == [first, second, third])
        let help = makeScreen("Help")
        way.present(help, animated: true)
        #expect(third.presentedScreen === help)
        way.dismiss(animated: true)
        #expect(base.chain == [base, first, second, third], "what is over the way goes first")
        way.present(AlertController(title: "Sure?"))
        #expect(third.alerts.count == 1)
        var isGone = false
        way.dismiss(animated: true) { isGone = true }
        #expect(isGone && base.chain == [base])
    }

    @Test("A screen's own way shows what is pushed in place of all that is in front of it")
    func pressedTwice() {
        let (first, second, third) = (makeScreen("1"), makeScreen("2"), makeScreen("3"))
        let way = first.navigationController
        #expect(way === first.navigationController)
        way?.pushViewController(second, animated: true)
        way?.pushViewController(third, animated: true)
        #expect(first.chain == [first, third])
    }

    @Test("A way that is shown lives as long as its screen, and neither keeps the other afterwards")
    func lives() {
        let base = makeScreen("0")
        weak var way: NavigationController?
        weak var root: Screen?
        do {
            let made = NavigationController(rootViewController: makeScreen("1"))
            (way, root) = (made, made.viewControllers.first)
            #expect(root != nil, "nobody else keeps the screen")
            base.present(made)
        }
        #expect(way != nil && way?.topViewController === root)
        do {
            let kept = way
            base.dismiss()
            #expect(kept?.topViewController?.title == "1", "it can be presented again")
            if let kept { base.present(kept) }
            #expect(base.chain.map(\.title) == ["0", "1"])
        }
        base.dismiss()
        #expect(way == nil && root == nil)
    }

    @Test("A way whose screen is gone leads nowhere")
    func afterwards() {
        var screen: Screen? = makeScreen("1")
        let way = screen?.navigationController
        screen = nil
        way?.pushViewController(makeScreen("2"), animated: true)
        way?.navigationBar.prefersLargeTitles = false
        way?.isToolbarHidden = false
        way?.dismiss()
        makeScreen("3").present(NavigationController(rootViewController: makeScreen("4")))
        #expect(way?.viewControllers == [] && way?.topViewController == nil && way?.isToolbarHidden == true)
        #expect(way?.modalPresentationStyle == .automatic && way?.isModalInPresentation == false)
    }

    @Test("An alert that its program takes away carries out no action, and lets the next one come")
    func takenAway() {
        let screen = makeScreen("1")
        var done: [String] = []
        let (wait, ask) = (AlertController(title: "Waiting…"), AlertController(title: "Again?"))
        wait.addAction(AlertAction(title: "Cancel", style: .cancel) { _ in done.append("cancel") })
        wait.dismiss(animated: true)
        screen.present(wait)
        screen.present(ask)
        wait.dismiss(animated: true) { done.append("gone") }
        #expect(done == ["gone"] && screen.alerts.map(\.title) == ["Again?"])
    }

    @Test("A button of a bar is found among others")
    func items() {
        let (add, edit) = (BarButtonItem(title: "Add"), BarButtonItem(title: "Add"))
        #expect([add, edit].firstIndex(of: edit) == 1 && Set([add, edit, add]).count == 2)
    }
}

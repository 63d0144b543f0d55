import CollectionViews
import Testing

@testable import Screens

@MainActor @Suite("Addresses of questions") struct QuestionAddressTests {
    /// A screen that asks whether it is to be forgotten, and knows one below it that does too.
    final class Network: Screen {
        var answers: [String] = []
        var isKnown = true

        init(_ name: String? = nil) {
            super.init(title: name ?? "Networks", collectionView: CollectionView())
            restorationIdentifier = name
        }

        override func screen(at component: String) -> Screen? { component == "home" ? Network("home") : nil }

        override func alert(at component: String) -> AlertController? {
            hasAlert(at: component) && isKnown ? question() : nil
        }

        override func hasAlert(at component: String) -> Bool { component == "forget" }

        func question(isCancellable: Bool = true) -> AlertController {
            let question = AlertController(title: "Forget?")
            question.restorationIdentifier = "forget"
            for (title, style) in [("Keep", AlertAction.Style.cancel), ("Forget", .destructive)] {
                let isLeftOut = style == .cancel && !isCancellable
                if isLeftOut { continue }
                question.addAction(
                    AlertAction(title: title, style: style) { [weak self] _ in
                        self?.answers.append(title)
                    })
            }
            return question
        }
    }

    @Test("A question with a name has an address, and is asked where one leads to it")
    func roundTrip() throws {
        let networks = Network()
        let asked = ScreenAddress(path: ["home", "forget"])
        #expect(networks.go(to: asked) && networks.address == asked)
        let home = try #require(networks.presentedScreen as? Network)
        let question = try #require(home.alerts.first)
        #expect(networks.go(to: asked) && home.alerts.map(\.id) == [question.id], "it stays")
        #expect(networks.go(to: ScreenAddress(path: ["home"])))
        #expect(home.alerts.isEmpty && home.answers == ["Keep"], "the way back cancels it")
        #expect(networks.address == ScreenAddress(path: ["home"]))
        home.present(home.question())
        #expect(networks.address == asked)
        home.userDidAnswer(home.alerts[0].id, with: 1)
        #expect(networks.address == ScreenAddress(path: ["home"]) && home.answers == ["Keep", "Forget"])
    }

    @Test("The way to another screen cancels a question with a name, and keeps one without")
    func elsewhere() throws {
        let networks = Network()
        networks.present(networks.question())
        let other = AlertController(title: "Typed so far")
        networks.present(other)
        #expect(networks.address == ScreenAddress(path: ["forget"]))
        #expect(networks.go(to: ScreenAddress(path: ["home"])))
        #expect(networks.alerts.map(\.id) == [other.id] && networks.answers == ["Keep"])
        let home = try #require(networks.presentedScreen as? Network)
        #expect(networks.go(to: ScreenAddress(path: ["home", "forget"])))
        #expect(networks.go(to: ScreenAddress(path: ["forget"])))
        #expect(networks.chain.count == 1 && home.answers == ["Keep"])
    }

    @Test("A question has no address that waits for another, must be answered, or stands over what has none")
    func none() throws {
        let networks = Network()
        networks.present(networks.question(isCancellable: false))
        #expect(networks.address == ScreenAddress())
        networks.userDidAnswer(networks.alerts[0].id, with: 0)
        networks.present(AlertController(title: "First"))
        networks.present(networks.question())
        #expect(networks.address == ScreenAddress())
        networks.userDidAnswer(networks.alerts[0].id, with: nil)
        #expect(networks.address == ScreenAddress(path: ["forget"]))
        let sheet = Network()
        networks.present(sheet)
        sheet.present(sheet.question())
        #expect(networks.address == ScreenAddress())
        sheet.restorationIdentifier = "sheet"
        #expect(networks.address == ScreenAddress(path: ["sheet", "forget"]))
    }

    @Test("A question that waits for another is asked once, and one that must be answered by no address")
    func waiting() {
        let networks = Network()
        networks.present(networks.question(isCancellable: false))
        for path in [["forget"], [], ["forget"], ["forget"]] { #expect(networks.go(to: ScreenAddress(path: path))) }
        #expect(networks.alerts.count == 2 && networks.answers == ["Keep"])
        final class Strict: Screen {
            override func alert(at component: String) -> AlertController? {
                let alert = AlertController(title: "Agree?")
                alert.addAction(AlertAction(title: "Yes", style: .default))
                return alert
            }
        }
        let strict = Strict(title: "Strict", collectionView: CollectionView())
        #expect(!strict.go(to: ScreenAddress(path: ["agree"])) && strict.alerts.isEmpty)
    }

    @Test("An address of a question that is over leads to the screen below it")
    func over() throws {
        let networks = Network()
        networks.go(to: ScreenAddress(path: ["home"]))
        let home = try #require(networks.presentedScreen as? Network)
        home.isKnown = false
        #expect(networks.go(to: ScreenAddress(path: ["home", "forget"])))
        #expect(home.alerts.isEmpty && networks.address == ScreenAddress(path: ["home"]))
        #expect(!networks.go(to: ScreenAddress(path: ["home", "delete"])))
        #expect(!networks.go(to: ScreenAddress(path: ["home", "forget", "more"])))
    }

    @Test("An address that leads to no question says so, and asks none")
    func unknown() {
        let networks = Network()
        for path in [["home", "forget", "more"], ["home", "delete"], ["forget", "home"]] {
            #expect(!networks.go(to: ScreenAddress(path: path)))
            let asked = networks.chain.flatMap(\.alerts)
            #expect(asked.isEmpty)
        }
    }
}

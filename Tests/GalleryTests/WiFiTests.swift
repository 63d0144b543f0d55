import Diffable
import Foundation
import Testing

@testable import Gallery

@MainActor
@Suite("Wi-Fi Settings")
struct WiFiTests {
    struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1
            return state ^ (state >> 31)
        }
    }

    /// A radio that does what it is told.
    final class HandRadio: WiFiRadio {
        let note = "By hand"
        let canJoin = true
        var networks = [
            WiFiNetwork(name: "A", signal: 90, isSecure: true), WiFiNetwork(name: "B", signal: 50, isSecure: false),
            WiFiNetwork(name: "C", signal: 10, isSecure: false),
        ]
        var current: String? = "A"
        var joining: String?
        var onChange: (() -> Void)?
        var isRunning = false
        func start() { isRunning = true }
        func stop() { isRunning = false }
        func join(_ network: String) {
            joining = network
            onChange?()
        }
        func finish() {
            current = joining
            joining = nil
            onChange?()
        }
    }

    private func items(_ screen: WiFiScreen) -> [[WiFiScreen.Item]] {
        let snapshot = screen.dataSource.snapshot()
        return snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
    }

    @Test("The switch folds the networks away and back, and stops the radio meanwhile")
    func fold() {
        let radio = HandRadio()
        let screen = WiFiScreen(radio: radio)
        #expect(items(screen) == [[.wifi, .network("A")], [.network("B"), .network("C")]])
        #expect(screen.status == "3 networks" && radio.isRunning)
        screen.setOn(false)
        #expect(items(screen) == [[.wifi]] && screen.status == "Off" && !radio.isRunning)
        screen.setOn(true)
        #expect(items(screen).count == 2 && radio.isRunning)
    }

    @Test("Networks whose names differ in capitals only keep their order")
    func order() {
        let radio = HandRadio()
        let names = ["HOME", "HOme", "Home", "hOME", "home"]
        radio.networks = names.shuffled().map { WiFiNetwork(name: $0, signal: 50, isSecure: true) }
        #expect(items(WiFiScreen(radio: radio)).last == names.map { .network($0) })
    }

    @Test("A network that is chosen moves to the first section while it connects, and the former one back")
    func join() {
        let radio = HandRadio()
        let screen = WiFiScreen(radio: radio)
        let table = screen.tableView!
        screen.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 1))
        #expect(radio.joining == "C")
        #expect(items(screen) == [[.wifi, .network("C")], [.network("A"), .network("B")]])
        radio.finish()
        #expect(radio.current == "C" && items(screen)[0] == [.wifi, .network("C")])
        #expect(!screen.tableView(table, shouldHighlightRowAt: IndexPath(row: 0, section: 0)))
    }

    @Test("The screen says that its networks are simulated")
    func note() {
        let screen = WiFiScreen(radio: SimulatedRadio(using: Dice(state: 1)))
        let note = screen.dataSource.tableView(screen.tableView!, titleForFooterInSection: 0)
        #expect(note?.hasPrefix("Simulated") == true)
        #expect(screen.dataSource.tableView(screen.tableView!, titleForHeaderInSection: 1) == "Other Networks")
    }

    @Test("Simulated networks come, go and change, the present one stays, and names are unique")
    func simulated() {
        let radio = SimulatedRadio(using: Dice(state: 5))
        let first = Set(radio.networks.map(\.name))
        let current = radio.current
        var names: Set<Set<String>> = [first]
        for _ in 0..<200 {
            radio.step()
            names.insert(Set(radio.networks.map(\.name)))
            #expect(Set(radio.networks.map(\.name)).count == radio.networks.count)
            #expect(radio.networks.allSatisfy { 1...100 ~= $0.signal })
            #expect(radio.networks.contains { $0.id == current })
        }
        #expect(names.count > 20)
    }

    @Test("A network that is forgotten is connected no more; a known one that may be is joined instead")
    func forget() throws {
        let radio = SimulatedRadio(using: Dice(state: 3))
        let former = try #require(radio.current)
        let others = radio.networks.map(\.id).filter { $0 != former && radio.isKnown($0) }
        #expect(others.count == 2 && radio.joinsAutomatically(former))
        radio.setJoinsAutomatically(false, others[0])
        radio.forget(former)
        #expect(radio.current == nil && !radio.isKnown(former))
        radio.step()
        #expect(radio.joining == others[1] || !radio.networks.contains { $0.id == others[1] })
    }

    @Test("Channels are told from frequencies")
    func channels() {
        let known = [2_412: 1, 2_437: 6, 2_484: 14, 5_180: 36, 5_955: 1, 60_000: nil]
        for (frequency, channel) in known {
            let network = WiFiNetwork(name: "A", signal: 50, isSecure: true, frequency: frequency)
            #expect(network.channel == channel)
        }
    }

    @Test("What nmcli prints is read, whatever is in the names")
    func networkManager() {
        let text = """
            *:Home\\: Sweet \\\\ Home:72:WPA2:5180 MHz
             :Café:40::2437 MHz
             :Café:61:WPA3:5955 MHz
             ::90:WPA2:2412 MHz
             :broken
             :loud:1000:WPA2:2412 MHz
             :old::--
            """
        let scan = WiFiScan(networkManager: text)
        #expect(scan.networks.map(\.name) == ["Home: Sweet \\ Home", "Café"])
        #expect(scan.current == "Home: Sweet \\ Home")
        #expect(scan.networks[1] == WiFiNetwork(name: "Café", signal: 61, isSecure: true, frequency: 5_955))
        #expect(scan.networks[0].bars == 3 && scan.networks[1].bars == 2)
        #expect(WiFiScan(networkManager: "").networks.isEmpty)
    }

    @Test("What iw prints is read, whatever is in the names")
    func iw() {
        let text = """
            BSS 00:11:22:33:44:55(on wlan0) -- associated
            \tfreq: 2437.0
            \tcapability: ESS Privacy ShortSlotTime (0x0411)
            \tsignal: -45.00 dBm
            \tSSID: Caf\\xc3\\xa9
            \tRSN:\t * Version: 1
            BSS 00:11:22:33:44:66(on wlan0)
            \tfreq: 5180
            \tsignal: -80.00 dBm
            \tSSID: Open
            BSS 00:11:22:33:44:77(on wlan0)
            \tsignal: nonsense
            \tSSID: Broken
            BSS 00:11:22:33:44:88(on wlan0)
            \tsignal: -50.00 dBm
            \tSSID:
            """
        let scan = WiFiScan(iw: text)
        #expect(
            scan.networks == [
                WiFiNetwork(name: "Café", signal: 100, isSecure: true, frequency: 2_437),
                WiFiNetwork(name: "Open", signal: 40, isSecure: false, frequency: 5_180),
            ])
        #expect(scan.current == "Café")
        let list = "phy#0\n\tInterface wlan0\n\t\tifindex 3\n\tInterface -x\n\tInterface a;b\n"
        #expect(WiFiScan.interfaces(iw: list) == ["wlan0"])
    }

    @Test("A thousand stations of a stranger's making are not all kept, nor their control characters")
    func hostile() {
        let lines = (0..<1_000).map { " :net\($0)\u{7}\u{1B}[2J:50:WPA2:2412 MHz" }.joined(separator: "\n")
        let scan = WiFiScan(networkManager: lines)
        #expect(scan.networks.count == WiFiScan.mostNetworks)
        #expect(scan.networks.allSatisfy { $0.name.unicodeScalars.allSatisfy { $0.value >= 32 } })
    }

    @Test("A program that isn't there, fails or hangs gives nothing")
    func tools() async {
        #expect(WiFiTool(named: "no-such-program") == nil)
        #expect(await WiFiTool(named: "false")?.output([]) == nil)
        #expect(await WiFiTool(named: "echo")?.output(["x"]) == "x\n")
        #expect(await WiFiTool(named: "sleep")?.output(["5"], within: 0.1) == nil)
    }

    @Test("A table driven by hand inserts, makes anew and deletes")
    func rowAnimations() {
        let screen = RowAnimationsScreen()
        screen.insertButton.userDidPress()
        #expect(screen.sections[0][1] == "Sapling 1")
        screen.reloadButton.userDidPress()
        screen.deleteButton.userDidPress()
        #expect(screen.sections[0] == ["Alder", "Beech", "Cedar", "Dogwood"])
    }

    @Test("What is done to a table by hand is done to the row that was chosen")
    func chosenRow() {
        let screen = RowAnimationsScreen()
        screen.table.selectRow(at: IndexPath(row: 2, section: 1), animated: false, scrollPosition: .none)
        screen.reloadButton.userDidPress()
        #expect(screen.announcement?.text == "“Ginkgo” reloaded")
        screen.insertButton.userDidPress()
        #expect(screen.sections[1] == ["Elm", "Fir", "Ginkgo", "Sapling 1", "Hazel"])
        screen.deleteButton.userDidPress()
        #expect(screen.sections[1] == ["Elm", "Fir", "Sapling 1", "Hazel"] && screen.sections[0].count == 4)
        screen.deleteButton.userDidPress()
        #expect(screen.sections[0] == ["Alder", "Cedar", "Dogwood"], "the second one, once that is gone")
    }
}

import Foundation
import Testing

@testable import Gallery

@Suite("Announcements of devices")
struct AnnouncementTests {
    private let phone = Announcement(id: UUID(), name: "Ada’s Phone", device: .phone)

    private func datagram(name: String, device: String = "phone", extra: String = "") -> [UInt8] {
        Array(
            """
            {"form":"swift-diffable announcement 1","id":"\(UUID())","name":"\(name)","device":"\(device)",\
            "isLeaving":false\(extra)}
            """.utf8)
    }

    @Test("come out of a datagram as they went in")
    func roundTrip() {
        for device in Announcement.Device.allCases {
            var announcement = Announcement(id: UUID(), name: "👩‍🚀 Zoë’s \(device)", device: device)
            #expect(Announcement(datagram: announcement.datagram) == announcement)
            announcement.isLeaving = true
            #expect(Announcement(datagram: announcement.datagram) == announcement)
            #expect(announcement.datagram.count <= Announcement.largestSize)
        }
    }

    @Test("of the longest names that are allowed fit into a datagram")
    func longest() {
        for character in ["a", "é", "山", "😀"] {
            let name = String(repeating: character, count: Announcement.longestName)
            let announcement = Announcement(id: UUID(), name: name, device: .desktop, isLeaving: true)
            #expect(Announcement(datagram: announcement.datagram) == announcement)
        }
    }

    @Test(
        "are not read out of anything else",
        arguments: [
            "", "{}", "[]", "null", "hello", "{\"name\":\"x\"}", String(repeating: "[", count: 500),
            String(repeating: "{\"a\":", count: 80), "\u{FEFF}{}", "{\"form\":\"swift-diffable announcement 2\"}",
        ])
    func strangers(text: String) {
        #expect(Announcement(datagram: Array(text.utf8)) == nil)
    }

    @Test("are not read out of what is cut off anywhere, or has one byte changed to what makes no sense")
    func damaged() {
        let whole = phone.datagram
        for count in 0..<whole.count { #expect(Announcement(datagram: whole.prefix(count)) == nil) }
        for index in whole.indices {
            var damaged = whole
            damaged[index] = 0xFF
            // No byte of valid UTF-8 is 0xFF.
            #expect(Announcement(datagram: damaged) == nil)
        }
    }

    @Test("with random bytes are refused or harmless, and never stop the program")
    func random() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            var bytes = phone.datagram
            for _ in 0..<Int.random(in: 1...6, using: &generator) {
                bytes[Int.random(in: bytes.indices, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            if let read = Announcement(datagram: bytes) {
                #expect(Announcement.name(read.name) == read.name)
            }
        }
    }

    @Test("larger than a datagram may be are refused, whatever they say")
    func tooLarge() {
        let padding = String(repeating: " ", count: Announcement.largestSize)
        #expect(Announcement(datagram: phone.datagram + Array(padding.utf8)) == nil)
    }

    @Test(
        "with names that can't be shown on one line as they are, are refused",
        arguments: [
            "", "   ", "two\\nlines", "\\u0000", "bell\\u0007", "\\u202Eenohp", "\\u2066x\\u2069", "a\\u2028b",
            "\\u200Fx", "\\uE000",
        ])
    func names(name: String) {
        #expect(Announcement(datagram: datagram(name: name)) == nil)
    }

    @Test("may have any plain name, trimmed")
    func plainNames() {
        #expect(Announcement(datagram: datagram(name: "  Ada's Phone "))?.name == "Ada's Phone")
        #expect(Announcement(datagram: datagram(name: "<b>&amp;</b>"))?.name == "<b>&amp;</b>")
        #expect(Announcement(datagram: datagram(name: "הטלפון של עדה"))?.name == "הטלפון של עדה")
        #expect(Announcement(datagram: datagram(name: String(repeating: "x", count: 61))) == nil)
        #expect(Announcement(datagram: datagram(name: "Ada", device: "toaster")) == nil)
        #expect(Announcement(datagram: datagram(name: "Ada", extra: ",\"more\":1"))?.name == "Ada")
    }

    @Test("have initials by which a face is known")
    func initials() {
        #expect(ShareItem.initials(of: "Ada Lovelace") == "AL")
        #expect(ShareItem.initials(of: "ada’s phone") == "AP")
        #expect(ShareItem.initials(of: "“Grace” (laptop)") == "GL")
        #expect(ShareItem.initials(of: "Zoë") == "Z")
        #expect(ShareItem.initials(of: "🦊 den") == "🦊")
        #expect(ShareItem.initials(of: "山田 太郎") == "山太")
        #expect(ShareItem.initials(of: "…") == "?")
    }
}

@Suite("The devices in reach")
struct PeersTests {
    private let start = ContinuousClock.now
    private let phone = Announcement(id: UUID(), name: "Phone", device: .phone)
    private let laptop = Announcement(id: UUID(), name: "Laptop", device: .laptop)

    @Test("appear in the order in which they are found, and are known by their identifiers")
    func found() {
        var peers = Peers()
        #expect(peers.receive(phone.datagram, at: start) == true)
        #expect(peers.receive(laptop.datagram, at: start) == true)
        #expect(peers.receive(phone.datagram, at: start + .seconds(1)) == false)
        #expect(peers.all.map(\.name) == ["Phone", "Laptop"])
        var twin = phone
        twin.id = UUID()
        #expect(peers.receive(twin.datagram, at: start) == true)
        #expect(peers.all.map(\.name) == ["Phone", "Laptop", "Phone"])
    }

    @Test("keep their place when they change their name")
    func renamed() {
        var peers = Peers()
        _ = peers.receive(phone.datagram, at: start)
        _ = peers.receive(laptop.datagram, at: start)
        var renamed = phone
        renamed.name = "Ada"
        #expect(peers.receive(renamed.datagram, at: start) == true)
        #expect(peers.all.map(\.name) == ["Ada", "Laptop"])
    }

    @Test("are dropped when nothing was heard of them for a while, and not before")
    func expire() {
        var peers = Peers()
        _ = peers.receive(phone.datagram, at: start)
        _ = peers.receive(laptop.datagram, at: start + .milliseconds(400))
        #expect(peers.expire(at: start + Peers.silence) == false)
        #expect(peers.expire(at: start + Peers.silence + .milliseconds(1)) == true)
        #expect(peers.all.map(\.name) == ["Laptop"])
        _ = peers.receive(laptop.datagram, at: start + .seconds(2))
        #expect(peers.expire(at: start + .seconds(3)) == false)
        #expect(peers.expire(at: start + .seconds(4)) == true)
        #expect(peers.all.isEmpty)
        // Silence and the steps at which it is looked for stay within two seconds.
        #expect(Peers.silence + .milliseconds(200) < .seconds(2))
        #expect(Announcer.interval * 3 < Peers.silence)
    }

    @Test("go at once when they say so; who was never there can't go")
    func leave() {
        var peers = Peers()
        _ = peers.receive(phone.datagram, at: start)
        var leaving = phone
        leaving.isLeaving = true
        #expect(peers.receive(leaving.datagram, at: start) == true)
        #expect(peers.all.isEmpty)
        #expect(peers.receive(leaving.datagram, at: start) == false)
        #expect(peers.rejectedCount == 0)
    }

    @Test("Bad datagrams are counted and change nothing else")
    func bad() {
        var peers = Peers()
        _ = peers.receive(phone.datagram, at: start)
        for bytes in [[], [0], Array("GET / HTTP/1.1".utf8), phone.datagram.dropLast()] as [[UInt8]] {
            #expect(peers.receive(bytes, at: start) == true)
        }
        #expect(peers.rejectedCount == 4)
        #expect(peers.all.map(\.name) == ["Phone"])
    }

    @Test("are kept in mind up to a number, so that no flood of identifiers fills the memory")
    func flood() {
        var peers = Peers()
        for number in 0..<1000 {
            _ = peers.receive(
                Announcement(id: UUID(), name: "\(number)", device: .watch).datagram, at: start)
        }
        #expect(peers.all.count == Peers.most)
        #expect(peers.rejectedCount == 1000 - Peers.most)
        #expect(peers.expire(at: start + .seconds(5)) == true)
        #expect(peers.all.isEmpty)
    }
}

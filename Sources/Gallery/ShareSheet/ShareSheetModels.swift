import Diffable
import Foundation

/// A part of the sheet.
struct ShareSection: Identifiable, Hashable, Sendable {
    enum Kind: Int, Sendable {
        /// What is shared.
        case preview
        /// Devices in reach, and people one often shares with.
        case people
        case apps
        /// Whether there are devices, and how one comes.
        case devices
        case favorites, others
        /// The way to another choice of actions.
        case edit
    }

    var id: Kind
}

/// One face, one icon or one row.
struct ShareItem: Identifiable, Hashable, Sendable {
    enum ID: Hashable, Sendable {
        case preview
        case device(UUID)
        case person(String)
        case app(ShareApp)
        case devices
        case action(ShareAction)
        case edit
    }

    /// How far something is on its way to somebody.
    enum Progress: Hashable, Sendable {
        case waiting, sending, sent
    }

    var id: ID
    var title: String
    var detail: String?
    var image: Image?
    var progress = Progress.waiting
    var isDone = false
}

extension ShareItem {
    /// People whom one shares with again and again.
    static let people = ["Ada Lovelace", "Grace Hopper", "Alan Turing", "Radia Perlman", "Hedy Lamarr"]

    init(_ mountain: Mountain) {
        self.init(id: .preview, title: mountain.name)
        detail = "\(grouped(mountain.height)) m · \(mountain.range)"
        image = .symbol("mountain.2.fill", on: .systemIndigo)
    }

    init(_ action: ShareAction, isDone: Bool) {
        self.init(id: .action(action), title: isDone ? action.doneTitle ?? action.title : action.title)
        image = .symbol(action.symbol)
        self.isDone = isDone
    }

    init(_ app: ShareApp) {
        self.init(id: .app(app), title: app.title, image: app.image)
    }

    init(_ peer: Peer, _ progress: Progress) {
        self.init(id: .device(peer.id), title: peer.name, progress: progress)
        detail = Self.detail(progress) ?? peer.device.rawValue.capitalized
        // A colour of its own, the same wherever the device is seen.
        let bytes = peer.id.uuid
        image = .initials(of: peer.name, hue: Double(Int(bytes.0) << 8 | Int(bytes.15)) / 65_536)
    }

    init(person name: String, _ progress: Progress) {
        self.init(id: .person(name), title: name, progress: progress)
        detail = Self.detail(progress)
        image = .initials(of: name, hue: Double(name.unicodeScalars.reduce(0) { $0 + Int($1.value) } % 36) / 36)
    }

    /// Whether there are devices in reach.
    init(_ peers: Peers, _ state: PeerFinder.State) {
        let count = peers.all.count
        self.init(
            id: .devices,
            title: count == 0 ? "No Devices Nearby" : count == 1 ? "1 Device Nearby" : "\(count) Devices Nearby")
        image = .symbol("antenna.radiowaves.left.and.right", on: .systemBlue)
        switch state {
        case .idle: detail = "Looking…"
        case .listening:
            detail = count == 0 ? "Devices appear here automatically." : "Devices come and go automatically."
        case .failed:
            title = "Can’t Look for Devices"
            image = .symbol("exclamationmark.triangle.fill", on: .systemOrange)
            detail = "This network doesn’t let devices be found."
        }
    }

    private static func detail(_ progress: Progress) -> String? {
        switch progress {
        case .waiting: nil
        case .sending: "Sending…"
        case .sent: "Sent"
        }
    }

    /// The first letters of up to two words of the name, or its first emoji.
    static func initials(of name: String) -> String {
        let initials = name.split(whereSeparator: \.isWhitespace).compactMap { word in
            word.first { $0.isLetter || $0.isNumber || $0.isEmoji }
        }
        guard let first = initials.first else { return "?" }
        if first.isEmoji { return String(first) }
        return first.uppercased() + (initials.dropFirst().first(where: \.isLetter)?.uppercased() ?? "")
    }
}

extension Image {
    /// What stands for somebody without a picture.
    fileprivate static func initials(of name: String, hue: Double) -> Image {
        .emoji(ShareItem.initials(of: name))
            .withTintColor(Color(hue: hue, saturation: 0.55, brightness: 0.72, alpha: 1))
    }
}

extension Character {
    fileprivate var isEmoji: Bool {
        unicodeScalars.first.map { $0.properties.isEmojiPresentation || ($0.properties.isEmoji && $0.value > 0x238C) }
            ?? false
    }
}

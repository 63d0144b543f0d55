import Diffable
import Foundation

/// The two parts of the sheet, with what stands above each.
struct ShareSection: Identifiable, Hashable, Sendable {
    enum Kind: Int, Sendable {
        /// Stands in place of the devices while there are none.
        case nobody
        case devices, actions
    }

    var id: Kind
    var title: String
}

/// One face or one row.
struct ShareItem: Identifiable, Hashable, Sendable {
    enum ID: Hashable, Sendable {
        /// Stands where faces would while there are none.
        case nobody
        case device(UUID)
        case action(ShareAction)
    }

    /// How far something is on its way to a device.
    enum Progress: Hashable, Sendable {
        case waiting, sending, sent
    }

    var id: ID
    var title: String
    var detail: String?
    var emoji: String?
    var hue = 0.0
    var progress = Progress.waiting
    var isDone = false
    /// What stands before the detail.
    var note: String?
}

extension ShareItem {
    init(_ action: ShareAction, isDone: Bool) {
        self.init(id: .action(action), title: isDone ? action.doneTitle ?? action.title : action.title)
        emoji = action.emoji
        self.isDone = isDone
    }

    init(_ peer: Peer, _ progress: Progress) {
        self.init(id: .device(peer.id), title: peer.name, progress: progress)
        detail =
            switch progress {
            case .waiting: peer.device.rawValue.capitalized
            case .sending: "Sending…"
            case .sent: "Sent"
            }
        // A colour of its own, the same wherever the device is seen.
        let bytes = peer.id.uuid
        hue = Double(Int(bytes.0) << 8 | Int(bytes.15)) / 65_536
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

extension Character {
    fileprivate var isEmoji: Bool {
        unicodeScalars.first.map { $0.properties.isEmojiPresentation || ($0.properties.isEmoji && $0.value > 0x238C) }
            ?? false
    }
}

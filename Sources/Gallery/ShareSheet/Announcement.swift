import Foundation

/// What a device says of itself, in one datagram: that it is there, or that it leaves.
struct Announcement: Hashable, Sendable {
    /// What kind of device it is.
    enum Device: String, Codable, CaseIterable, Sendable {
        case phone, tablet, laptop, desktop, watch
    }

    var id: UUID
    var name: String
    var device: Device
    var isLeaving = false
}

extension Announcement {
    /// No datagram is larger.
    static let largestSize = 512
    /// No name has more characters.
    static let longestName = 60

    /// The ports on the loopback interface that announcements go to, from the first one on. Each gallery listens on the
    /// first one that is free, so that as many can run side by side.
    static let portCount = 8
    static let standardPort = 46_220

    static func ports(from first: Int) -> ClosedRange<Int> { first...(first + portCount - 1) }

    private struct Packet: Codable {
        static let form = "swift-diffable announcement 1"
        var form = Self.form
        var id: UUID
        var name: String
        var device: Device
        var isLeaving: Bool
    }

    /// Reads a datagram. Whoever can reach the port may have sent it: what isn't exactly an announcement is nil.
    init?(datagram: some Collection<UInt8>) {
        guard datagram.count <= Self.largestSize,
            let packet = try? JSONDecoder().decode(Packet.self, from: Data(datagram)),
            packet.form == Packet.form, let name = Self.name(packet.name)
        else { return nil }
        self.init(id: packet.id, name: name, device: packet.device, isLeaving: packet.isLeaving)
    }

    /// The announcement as a datagram.
    var datagram: [UInt8] {
        let packet = Packet(id: id, name: name, device: device, isLeaving: isLeaving)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // A packet of these few kinds of values can always be written.
        return Array((try? encoder.encode(packet)) ?? Data())
    }

    /// A name that is fit to be shown: not empty, not too long, on one line, and unable to turn what stands beside it
    /// around. Nil for any other.
    static func name(_ text: String) -> String? {
        let name = text.trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty, name.count <= longestName, name.utf8.count <= 240 else { return nil }
        let isPlain = name.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
            // What joins the parts of an emoji is of the same kind as what turns text around.
            case .format: scalar.value == 0x200D || (0xE0020...0xE007F).contains(scalar.value)
            default: true
            }
        }
        return isPlain ? name : nil
    }
}

import Diffable
import Foundation

/// A device that announced itself a short while ago. Who it is its identifier says; its name may change.
struct Peer: Identifiable, Hashable, Sendable {
    let id: UUID
    var name: String
    var device: Announcement.Device
}

/// The devices in reach, made of the datagrams that came and of the time that went by.
struct Peers {
    /// Who was silent for longer than this is gone.
    static let silence = Duration.milliseconds(1500)
    /// No more devices are kept in mind, however many announce themselves.
    static let most = 64

    /// In the order in which they were found.
    private(set) var all: [Peer] = []
    /// How many datagrams were no announcements, or one too many.
    private(set) var rejectedCount = 0
    private var lastHeard: [UUID: ContinuousClock.Instant] = [:]

    /// Takes a datagram in.
    ///
    /// - Returns: Whether there is anything new to show.
    mutating func receive(_ datagram: some Collection<UInt8>, at now: ContinuousClock.Instant) -> Bool {
        guard let announcement = Announcement(datagram: datagram) else {
            rejectedCount += 1
            return true
        }
        let index = all.firstIndex { $0.id == announcement.id }
        if announcement.isLeaving {
            lastHeard[announcement.id] = nil
            if let index { all.remove(at: index) }
            return index != nil
        }
        let peer = Peer(id: announcement.id, name: announcement.name, device: announcement.device)
        if let index {
            lastHeard[peer.id] = now
            if all[index] == peer { return false }
            all[index] = peer
            return true
        }
        guard all.count < Self.most else {
            rejectedCount += 1
            return true
        }
        lastHeard[peer.id] = now
        all.append(peer)
        return true
    }

    /// Drops who was silent for too long.
    ///
    /// - Returns: Whether anybody was.
    mutating func expire(at now: ContinuousClock.Instant) -> Bool {
        let gone = Set(lastHeard.filter { now - $0.value > Self.silence }.keys)
        if gone.isEmpty { return false }
        for id in gone { lastHeard[id] = nil }
        all.removeAll { gone.contains($0.id) }
        return true
    }
}

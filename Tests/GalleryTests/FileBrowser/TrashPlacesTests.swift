import Foundation
import Testing

@testable import Gallery

@Suite("Where the trash is") struct TrashPlacesTests {
    @Test("Mount points are read as the system writes them, without those that a look would mount")
    func mountPoints() {
        let text = """
            21 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
            30 21 0:25 / /media/my\\040disk\\134 rw - vfat /dev/sdb1 rw
            31 21 0:26 / /net rw shared:2 master:3 - autofs systemd-1 rw
            no mount

            """
        #expect(Trash.mountPoints(in: Array(text.utf8)) == [FilePath("/"), FilePath("/media/my disk\\")])
    }

    #if os(Linux)
    private static let shared = FilePath("/dev/shm")

    /// Whether a disk of its own is mounted there, on which anybody may make files.
    private static var isMounted: Bool {
        guard let device = try? Trash.device(of: shared) else { return false }
        return device != (try? Trash.device(of: FilePath("/dev"))) && access(shared.description, W_OK) == 0
    }

    @Test("What was deleted on a disk that is mounted below is in the trash of that", .enabled(if: isMounted))
    func mounted() throws {
        let home = try TemporaryDirectory()
        let trash = Trash(environment: ["XDG_DATA_HOME": home.path.description + "/data"])
        try #require(try Trash.device(of: home.path) != Trash.device(of: Self.shared))
        let folder = Self.shared.appending(Array("gallery-\(UUID().uuidString)".utf8))
        try FileManager.default.createDirectory(atPath: folder.description, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(atPath: folder.description) }
        try Data().write(to: URL(fileURLWithPath: "\(folder)/note"))
        let item = try trash.moveIn(EntryPlace(folder: FolderPlace(root: folder), name: Array("note".utf8)))
        let found = try trash.entries(of: FilePath("/dev")).filter { $0.item.trashed == item.trashed }
        #expect(found.map(\.item.original.path) == [folder.appending(Array("note".utf8))])
        #expect(try trash.entries(of: home.path).isEmpty)
        #expect(try trash.entries(of: home.path, isEverywhere: true).contains { $0.item.trashed == item.trashed })
        try trash.delete(item)
    }
    #endif
}

#if os(Linux) || os(Android)
import Dispatch
import Foundation
import Synchronization

/// Hears of changes from the Linux kernel.
final class InotifyNotifier: DirectoryNotifier {
    private let descriptor: Int32
    private let source = Mutex<DispatchSourceHandle?>(nil)

    /// Makes a notifier, or nil when the system has none to give.
    init?() {
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
    }

    func start(on queue: DispatchQueue, handler: @escaping @Sendable (DirectoryChange) -> Void) {
        let descriptor = descriptor
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        source.setEventHandler { Self.drain(descriptor, handler) }
        source.setCancelHandler { close(descriptor) }
        source.resume()
        let handle = DispatchSourceHandle(source)
        self.source.withLock { $0 = handle }
    }

    func add(_ path: FilePath) -> Int32? {
        let mask =
            IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_CLOSE_WRITE | IN_ATTRIB | IN_DELETE_SELF
            | IN_MOVE_SELF
        let watch = path.withCString {
            inotify_add_watch(descriptor, $0, UInt32(mask) | UInt32(IN_ONLYDIR) | UInt32(IN_DONT_FOLLOW))
        }
        return watch >= 0 ? watch : nil
    }

    func remove(_ watch: Int32) {
        inotify_rm_watch(descriptor, watch)
    }

    func stop() {
        source.withLock { source in
            source?.cancel()
            source = nil
        }
    }

    private static func drain(_ descriptor: Int32, _ handler: (DirectoryChange) -> Void) {
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        let headerSize = MemoryLayout<inotify_event>.size
        while true {
            let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            var offset = 0
            while offset + headerSize <= count {
                let event = buffer.withUnsafeBytes {
                    $0.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                }
                let nameStart = offset + headerSize
                offset = nameStart + Int(event.len)
                if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
                    handler(.everything)
                } else if event.mask & UInt32(IN_IGNORED) != 0 {
                    handler(.ended(event.wd))
                } else if event.len > 0, offset <= count {
                    handler(.entry(event.wd, name: Array(buffer[nameStart..<offset].prefix { $0 != 0 })))
                } else {
                    handler(.folder(event.wd))
                }
            }
        }
    }
}
#endif

import Synchronization

final class ReceivedBytes: Sendable {
    private let state = Mutex<(bytes: [UInt8], isClosed: Bool)>(([], false))
    var value: ([UInt8], Bool) { state.withLock { ($0.bytes, $0.isClosed) } }
    func append(_ bytes: [UInt8]) { state.withLock { $0.bytes += bytes } }
    func close() { state.withLock { $0.isClosed = true } }
}

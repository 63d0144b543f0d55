import Dispatch

/// A dispatch source that any thread may cancel.
///
/// The Sendable conformance is right because the only thing done with the source is to cancel it, and Dispatch allows
/// that from any thread, any number of times.
struct DispatchSourceHandle: @unchecked Sendable {
    private let source: any DispatchSourceProtocol

    init(_ source: any DispatchSourceProtocol) {
        self.source = source
    }

    func cancel() { source.cancel() }
}

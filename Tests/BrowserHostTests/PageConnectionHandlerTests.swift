import NIOCore
import NIOEmbedded
import Testing

@testable import BrowserHost

@Suite("What a page does not read") struct PageConnectionHandlerTests {
    /// Serves nobody.
    private final class Silence: TransportService {
        func preparation(for request: TransportRequest) -> (@Sendable () async -> Void)? { nil }
        func response(to request: TransportRequest) -> TransportResponse { .text(404, "") }
        func refusal(ofConnection request: TransportRequest) -> TransportResponse? { nil }
        func serve(_ connection: any PageConnection, path: String) async {}
    }

    @Test("A page that does not take what it asked for is not heard until it does")
    func backPressure() throws {
        let channel = EmbeddedChannel(
            handler: PageConnectionHandler(limits: BrowserServerConfiguration().limits, path: "/", service: Silence()))
        defer { _ = try? channel.finish() }
        for isWritable in [false, true, false] {
            channel.isWritable = isWritable
            channel.pipeline.fireChannelWritabilityChanged()
            #expect(channel.options.last?.value as? Bool == isWritable)
        }
        #expect(channel.options.allSatisfy { $0.option is ChannelOptions.Types.AutoReadOption })
    }
}

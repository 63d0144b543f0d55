/// Where a ``BrowserServer`` listens and what it puts up with.
public struct BrowserServerConfiguration: Sendable {
    /// The address to listen on. The default can be reached from this machine only.
    public var host: String

    /// The port to listen on; 0 takes any free one.
    public var port: Int

    /// Further host names under which pages may reach the server, such as that of a proxy in front of it.
    ///
    /// Requests whose `Host` header names neither one of these, nor ``host``, nor this machine are refused.
    public var allowedHosts: Set<String> = []

    /// What the index page calls the whole. Browsers keep what they keep for a visitor under this name: programs that
    /// take turns at one address find their own again.
    public var title = "Diffable"
    /// A sentence below the title of the list of all pages; none unless told.
    public var summary = ""

    /// The language that the app speaks, as a BCP 47 tag: screen readers pronounce the pages accordingly.
    public var language = "en"

    /// What a client may ask for before it is refused.
    public var limits = Limits()

    /// Makes a configuration for pages on this machine.
    ///
    /// - Parameters:
    ///   - host: The address to listen on.
    ///   - port: The port to listen on; 0 takes any free one.
    public init(host: String = "127.0.0.1", port: Int = 8080) {
        self.host = host
        self.port = port
    }

    /// What a client may ask for before it is refused.
    public struct Limits: Sendable {
        /// The most connections open at a time, of every kind.
        public var connections = 512

        /// The most pages connected at a time.
        public var pages = 256

        /// The most bytes in one message of a page.
        public var messageBytes = 64 * 1024

        /// The most bytes in the headers of a request.
        public var headerBytes = 16 * 1024

        /// The most messages of one page that wait to be handled; beyond it, the server reads no further.
        public var waitingMessages = 64

        /// The most pages that are remembered after their connections ended; beyond it, the one that ended first is
        /// forgotten.
        public var rememberedPages = 32

        /// How long a page is remembered after its connection ended: who comes back by then finds all as it was. Later,
        /// whoever has done something there is told that the page begins anew.
        public var memory: Duration = .seconds(15 * 60)

        /// How long a request, or the first message of a page, may take.
        public var requestTimeout: Duration = .seconds(10)

        /// How long a page may stay silent. Once a quarter of that has passed, it is asked for a sign of life, again
        /// every five seconds (or after another quarter, if that is less), until it gives one.
        public var silence: Duration = .seconds(45)

        /// How many updates a page may leave unacknowledged before the server waits for it.
        public var unacknowledgedUpdates = 2

        /// Makes the default limits.
        public init() {}
    }
}

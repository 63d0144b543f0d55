/// The computer's own radio, as `nmcli` or `iw` tell of it. It is only looked at: nothing is connected or switched.
@MainActor final class ScannedRadio: WiFiRadio {
    let note: String
    let canJoin = false
    private(set) var networks: [WiFiNetwork] = []
    private(set) var current: WiFiNetwork.ID?
    var joining: WiFiNetwork.ID? { nil }
    var onChange: (() -> Void)?

    private let scan: @Sendable () async -> WiFiScan?
    private var running: Task<Void, Never>?

    /// Makes a radio that shows what `scan` finds.
    init(note: String, scan: @escaping @Sendable () async -> WiFiScan?) {
        self.note = note
        self.scan = scan
    }

    isolated deinit { running?.cancel() }

    /// The radio of this computer, if there is one and a program to ask for it.
    static func find() async -> ScannedRadio? {
        if let tool = WiFiTool(named: "nmcli") {
            let scan: @Sendable () async -> WiFiScan? = {
                await tool.output(WiFiScan.networkManagerArguments).map { WiFiScan(networkManager: $0) }
            }
            if let first = await scan(), !first.networks.isEmpty {
                return ScannedRadio(note: "Networks this computer hears (nmcli). Read-only.", scan: scan)
            }
        }
        if let tool = WiFiTool(named: "iw"), let list = await tool.output(["dev"]),
            let interface = WiFiScan.interfaces(iw: list).first
        {
            let scan: @Sendable () async -> WiFiScan? = {
                await tool.output(["dev", interface, "scan", "dump"]).map { WiFiScan(iw: $0) }
            }
            if let first = await scan(), !first.networks.isEmpty {
                return ScannedRadio(note: "Networks this computer hears (iw). Read-only.", scan: scan)
            }
        }
        return nil
    }

    func start() {
        guard running == nil else { return }
        running = Task { [weak self, scan] in
            while !Task.isCancelled {
                if let found = await scan(), !Task.isCancelled { self?.show(found) }
                try? await Task.sleep(for: .seconds(5))
                if self == nil { return }
            }
        }
    }

    func stop() {
        running?.cancel()
        running = nil
    }

    func join(_ network: WiFiNetwork.ID) {}

    private func show(_ scan: WiFiScan) {
        networks = scan.networks
        current = scan.current
        onChange?()
    }
}

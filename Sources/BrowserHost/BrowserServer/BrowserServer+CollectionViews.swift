import CollectionViews
import Logging

extension BrowserServer {
    /// Makes a server that shows screens; it does not listen yet.
    ///
    /// - Parameters:
    ///   - configuration: Where it listens and what it puts up with.
    ///   - logger: Where it notes what happens, and what the library warns of. Without one, warnings go to standard
    ///     error.
    public convenience init(
        configuration: BrowserServerConfiguration = BrowserServerConfiguration(),
        logger: Logger? = nil
    ) {
        let limits = configuration.limits
        self.init(
            configuration: configuration, logger: logger, makeTransport: { NIOTransport(limits: limits) },
            makeWindow: { CollectionViewWindow(collectionView: $0) })
    }
}

extension CollectionViewWindow: ViewerWindow {
    func setExpanded(_ isExpanded: Bool, of key: WindowTransaction.RowKey) {
        toggleExpansion(key, expand: isExpanded)
    }
}

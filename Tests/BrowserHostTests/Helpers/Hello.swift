import CollectionViews
import Foundation

@testable import BrowserHost

extension PageEvent.Hello {
    /// The first message of a page with one view.
    init(session: String? = nil, version: Int = 0, size: CGSize, offset: CGPoint = .zero) {
        self.init(session: session, panes: [.main: .init(version: version, size: size, offset: offset)])
    }

    /// The room for the main view.
    var size: CGSize { panes[.main]?.size ?? .zero }
}

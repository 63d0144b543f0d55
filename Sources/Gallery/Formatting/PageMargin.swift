import Diffable
import Foundation

extension CollectionLayoutEnvironment {
    /// How far a page's content stands from its edges: where titles start, and the groups of inset lists.
    @MainActor var pageMargin: CGFloat { container.effectiveContentSize.width >= 600 ? 20 : 16 }
}

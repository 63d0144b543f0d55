import Diffable
import Foundation

extension CollectionLayoutEnvironment {
    /// How far a page's content stands from its edges: where titles start, and the groups of inset lists.
    @MainActor var pageMargin: CGFloat { pageMargin(fromWidth: 600) }

    /// The same on a page that may stand beside its program: in a wide window it has the width of a narrow one then.
    @MainActor var catalogueMargin: CGFloat {
        pageMargin(fromWidth: traitCollection.userInterfaceIdiom == .phone ? 600 : 430)
    }

    @MainActor private func pageMargin(fromWidth least: CGFloat) -> CGFloat {
        container.effectiveContentSize.width >= least ? 20 : 16
    }
}

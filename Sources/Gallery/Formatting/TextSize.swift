import Diffable
import Foundation

extension CollectionLayoutEnvironment {
    /// A length that letters have to fit in, as long as theirs need.
    @MainActor func scaled(_ length: CGFloat) -> CGFloat {
        FontMetrics.default.scaledValue(for: length, compatibleWith: traitCollection)
    }

    /// Whether fingers press what is shown, so that nothing may be lower than 44 points.
    var isForFingers: Bool { [.phone, .pad].contains(traitCollection.userInterfaceIdiom) }

    /// How many columns of a width there is room for; the larger letters are, the fewer.
    @MainActor func columns(ofWidth width: CGFloat, atLeast least: Int = 1) -> Int {
        max(least, Int(container.effectiveContentSize.width / scaled(width)))
    }
}

extension Screen {
    /// Whether fingers press what is shown.
    var isForFingers: Bool { [.phone, .pad].contains(traitCollection.userInterfaceIdiom) }
}

import Foundation

extension CGRect {
    init(size: CGSize) {
        self.init(origin: .zero, size: size)
    }

    /// Whether the two rectangles share an area; rectangles that only touch do not.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}

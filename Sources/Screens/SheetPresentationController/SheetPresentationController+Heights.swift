import CollectionViews
import Foundation

/// The available heights of a sheet, for hosts and the space of one viewer.
extension SheetPresentationController {
    /// The available heights, in order; at least one.
    package func heights(in room: SheetRoom = .usual) -> [Detent] {
        // The host itself leaves `medium` out in a window of compact height.
        let heights = detents.filter { $0.resolver == nil || $0.resolvedValue(in: room) != nil }
        return heights.isEmpty ? [.large()] : heights
    }

    /// The index of the present height among the available ones.
    package func selectedIndex(in room: SheetRoom = .usual) -> Int {
        heights(in: room).firstIndex { $0.identifier == selectedDetentIdentifier } ?? 0
    }

    /// The number of heights, from the first on, at which what is behind the sheet can be used.
    package func undimmedCount(in room: SheetRoom = .usual) -> Int {
        guard let name = largestUndimmedDetentIdentifier else { return 0 }
        guard let last = detents.firstIndex(where: { $0.identifier == name }) else {
            return detents.isEmpty && name == .large ? 1 : 0
        }
        let undimmed = Set(detents[...last])
        return heights(in: room).prefix { undimmed.contains($0) }.count
    }

    /// Whether what is behind the sheet can be used now.
    package func isUndimmed(in room: SheetRoom = .usual) -> Bool { selectedIndex(in: room) < undimmedCount(in: room) }

    /// Called when the user chose a height, by its index among the available ones.
    package func userDidSelect(_ index: Int, in room: SheetRoom = .usual) {
        let heights = heights(in: room)
        guard heights.indices.contains(index), index != selectedIndex(in: room) else { return }
        selectedDetentIdentifier = heights[index].identifier
        delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
}

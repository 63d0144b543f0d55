import CollectionViews
import Foundation

/// What hosts ask of the heights, for one viewer's room.
extension SheetPresentationController {
    /// The heights that the sheet has there, in order; at least one.
    package func heights(in room: SheetRoom = .usual) -> [Detent] {
        // Hosts know by themselves when a window is too low for half of it.
        let heights = detents.filter { $0.resolver == nil || $0.resolvedValue(in: room) != nil }
        return heights.isEmpty ? [.large()] : heights
    }

    /// Where among those the sheet rests.
    package func selectedIndex(in room: SheetRoom = .usual) -> Int {
        heights(in: room).firstIndex { $0.identifier == selectedDetentIdentifier } ?? 0
    }

    /// At how many of those, from the first on, what is behind the sheet can be used.
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

    /// The user gave the sheet another one of those.
    package func userDidSelect(_ index: Int, in room: SheetRoom = .usual) {
        let heights = heights(in: room)
        guard heights.indices.contains(index), index != selectedIndex(in: room) else { return }
        selectedDetentIdentifier = heights[index].identifier
        delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
}

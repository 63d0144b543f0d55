import DiffableSnapshots
import Foundation

extension LayoutSolution {
    /// How an element is pinned while its section is visible; nil for one that scrolls with everything else.
    func pin(of element: LayoutElement) -> WindowTransaction.Pin? {
        guard let element = arranged(element), contains(element) else { return nil }
        let section = element.section
        let pattern = patterns[section]
        let start = starts[section]
        let end = start + extent(ofSection: section)
        switch element {
        case .item(let path):
            guard path.item == 0, pattern.pinsFirstItem else { return nil }
            return WindowTransaction.Pin(
                edge: .top, start: start, end: end,
                inset: environment.insets.top + pinnedHeight(of: pattern.headers, section))
        case .supplementary(let path):
            if path.item != nil || path.isDecoration { return nil }
            if let index = pattern.headers.firstIndex(where: { $0.kind == path.kind }) {
                guard pattern.headers[index].pins else { return nil }
                let after = pinnedHeight(of: pattern.headers[(index + 1)...], section) + firstItemHeight(section)
                return WindowTransaction.Pin(
                    edge: .top, start: start, end: end - after,
                    inset: environment.insets.top + pinnedHeight(of: pattern.headers[..<index], section))
            }
            guard let index = pattern.footers.firstIndex(where: { $0.kind == path.kind }), pattern.footers[index].pins
            else { return nil }
            return WindowTransaction.Pin(
                edge: .bottom, start: start + pinnedHeight(of: pattern.footers[..<index], section), end: end,
                inset: environment.insets.bottom + pinnedHeight(of: pattern.footers[(index + 1)...], section))
        }
    }

    /// How much of the window is covered at its upper and lower edge by pinned views of a section.
    func coveredHeights(in section: Int) -> (top: Double, bottom: Double) {
        let pattern = patterns[section]
        return (
            environment.insets.top + pinnedHeight(of: pattern.headers, section) + firstItemHeight(section),
            environment.insets.bottom + pinnedHeight(of: pattern.footers, section)
        )
    }

    private func firstItemHeight(_ section: Int) -> Double {
        guard patterns[section].pinsFirstItem else { return 0 }
        let first = placement(ofArranged: .item(ItemPath(section: section, item: 0)))
        return first.map { Double($0.frame.height) } ?? 0
    }

    private func pinnedHeight(of boundaries: some Sequence<SectionPattern.Boundary>, _ section: Int) -> Double {
        boundaries.reduce(0) { $1.pins ? $0 + boundaryHeight($1, section: section) : $0 }
    }
}

extension WindowTransaction.Pin {
    /// The frame at which a window with these bounds shows the row.
    func seen(_ frame: CGRect, in bounds: CGRect) -> CGRect {
        var frame = frame
        switch edge {
        case .top: frame.origin.y = max(frame.minY, min(bounds.minY + inset, end - frame.height))
        case .bottom: frame.origin.y = min(frame.minY, max(bounds.maxY - inset - frame.height, start))
        }
        return frame
    }
}

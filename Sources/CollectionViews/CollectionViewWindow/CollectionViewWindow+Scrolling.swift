import DiffableSnapshots
import Foundation

extension CollectionViewWindow {
    /// The viewer was scrolled. A new transaction is asked for when rows are missing half a screen away.
    ///
    /// - Parameters:
    ///   - offset: Where the viewer was scrolled to.
    ///   - version: The version that it showed then; nil for the latest one that it acknowledged. Scrolls that were
    ///     sent with later versions are added to `offset`.
    public func scroll(to offset: CGPoint, atVersion version: Int? = nil) {
        guard offset.x.isFinite, offset.y.isFinite else { return }
        let ahead = sentScrolls.filter { $0.version > version ?? 0 }
        let offset = ahead.reduce(offset) { $1.scroll.played(from: $0) }
        guard offset != self.offset else { return }
        // Before it plays a scroll, a viewer reports its former offset, rounded. Its user has not scrolled then.
        if !ahead.isEmpty, unsentScroll == nil, abs(offset.y - self.offset.y) <= 1 { return }
        // Within a point of where it was sent to, the viewer has not been scrolled by its user.
        if abs(offset.y - (unsentScroll?.from ?? self.offset).y) > 1 { restoredAnchor = nil }
        self.offset = offset
        if let unsent = unsentScroll, let from = unsent.from {
            // The viewer's offset lacks the scroll that was not sent yet: add it.
            self.offset.y += unsent.offset.y - from.y
            unsentScroll = WindowTransaction.Scroll(offset: self.offset, from: offset, animated: false)
        } else if glide == nil {
            unsentScroll = nil
        }
        anchor = nil
        staysAtEnd = false
        collectionView.didScroll(self)
        guard let state = states.last else { return }
        let needed = preparedRect(around: self.offset, screens: 0.5)
        let prepared = state.preparedRect
        let last = state.solution.contentSize.height
        if max(0, needed.minY) < prepared.minY - 0.5 && prepared.minY > 0
            || min(last, needed.maxY) > prepared.maxY + 0.5
        {
            setNeedsTransaction()
        }
    }

    /// One of the lanes that the viewer was told of was scrolled. Lanes that are unknown or gone are ignored.
    public func scrollLane(_ id: Int, to offset: Double) {
        guard offset.isFinite, let state = states.last, state.laneSections[id] != nil else { return }
        // Viewers round offsets.
        if abs(offset - (laneOffsets[id] ?? 0)) > 1 { scrolledGroups[id] = nil }
        laneOffsets[id] = offset
        let prepared = state.laneOffsets[id] ?? 0
        if abs(offset - prepared) > size.width / 2 { setNeedsTransaction() }
        if let section = state.laneSections[id] { laneDidScroll(section) }
    }

    func scroll(
        to element: LayoutElement, at position: CollectionView.ScrollPosition, margin: Double = 0, animated: Bool
    ) {
        request = ScrollRequest(
            element: element, viewVersion: collectionView.history.version, position: position, margin: margin,
            animated: animated && View.areAnimationsEnabled)
        setNeedsTransaction()
    }

    /// Sets the offset in a new layout solution, and returns the scroll that the viewer must be sent.
    func settleOffset(
        in solution: LayoutSolution, request: ScrollRequest?, anchor: ScrollAnchor?
    ) -> WindowTransaction.Scroll? {
        let before = offset
        let end = max(0, solution.contentSize.height - size.height) + overscroll
        if let request, request.element == nil {
            let y = min(end, request.offset)
            return isSettled(at: y) ? nil : lead(to: y, animated: request.animated)
        }
        if let request, let updates = collectionView.history.updates(since: request.viewVersion),
            let element = request.element?.mapped(forward: updates),
            let frame = solution.contentFrame(of: element)
        {
            settleLane(of: element, at: request.position, in: solution)
            let y = min(end, max(0, self.offset(for: frame, of: element, at: request, in: solution)))
            // The element is visible already.
            if request.position.isEmpty, isSettled(at: y) { return nil }
            return lead(to: y, animated: request.animated)
        }
        if let place = staysAtEnd ? end : anchor.flatMap({ place(of: $0, in: solution) }) {
            let y = min(end, max(0, place))
            if abs(y - offset.y) <= 0.5 { return nil }
            offset.y = y
            // It stays where it was brought to.
            restoredAnchor?.isLoose = false
            return WindowTransaction.Scroll(offset: offset, from: before, animated: false)
        }
        if offset.y > end, let last = settledLayout?.solution.contentSize.height, last > solution.contentSize.height {
            offset.y = end
            return WindowTransaction.Scroll(offset: offset, from: before, animated: false)
        }
        return nil
    }

    /// Whether the viewer is scrolled to the end of content that is higher than the window.
    var isAtEnd: Bool {
        guard let settledLayout else { return false }
        let end = settledLayout.solution.contentSize.height - size.height
        // Viewers round offsets.
        return end > 1 && offset.y >= end - 1
    }

    /// How far the viewer is scrolled beyond the end of the content, where something covers its lower edge.
    private var overscroll: Double {
        guard let settledLayout else { return 0 }
        return min(size.height, max(0, offset.y - max(0, settledLayout.solution.contentSize.height - size.height)))
    }

    private func settleLane(
        of element: LayoutElement, at position: CollectionView.ScrollPosition, in solution: LayoutSolution
    ) {
        guard let placement = solution.placement(of: element), let section = placement.lane else { return }
        let id = laneID(ofSection: section)
        let frame = placement.frame
        let old = laneOffsets[id] ?? 0
        var offset = old
        if position.contains(.left) {
            offset = frame.minX
        } else if position.contains(.right) {
            offset = frame.maxX - size.width
        } else if position.contains(.centeredHorizontally) {
            offset = (frame.minX + frame.maxX - size.width) / 2
        } else if frame.minX < old {
            offset = frame.minX
        } else if frame.maxX > old + size.width {
            offset = frame.maxX - size.width
        }
        laneOffsets[id] = min(max(0, solution.laneContentSize(section).width - size.width), max(0, offset))
        if laneOffsets[id] == old { return }
        movedLanes.insert(id)
        scrolledGroups[id] = nil
    }

    private func offset(
        for frame: CGRect, of element: LayoutElement, at request: ScrollRequest, in solution: LayoutSolution
    ) -> Double {
        let (position, margin) = (request.position, request.margin)
        let isPinned = solution.pin(of: element) != nil
        let covered = isPinned ? (top: 0.0, bottom: 0.0) : solution.coveredHeights(in: element.section)
        let height = size.height - covered.bottom
        if position.contains(.top) { return frame.minY - covered.top }
        if position.contains(.bottom) { return frame.maxY - height }
        if position.contains(.centeredVertically) { return (frame.minY + frame.maxY - size.height) / 2 }
        let (top, bottom) = (frame.minY - margin, frame.maxY + margin)
        if top < restingY + covered.top { return top - covered.top }
        return bottom > restingY + height ? bottom - height : restingY
    }
}

import Foundation

/// One section of a compositional layout, solved for a width: the frames of one group's items, to be repeated.
///
/// It does not depend on the number of items. That is why a million items cost nothing to lay out.
final class SectionPattern: Sendable {
    struct Boundary: Sendable {
        var kind: String
        var size: CGSize
        var insets: DirectionalEdgeInsets
        var isSelfSizing: Bool
        var pins: Bool
        var extends: Bool
        var zIndex: Int
        /// The start of the view, relative to the start of headers and footers.
        var start: Double
        var offset: CGPoint
    }

    struct Decoration: Sendable {
        var kind: String
        var insets: DirectionalEdgeInsets
        var zIndex: Int
    }

    let node: LayoutNode
    let groupContainer: CGSize
    let group: LayoutNode.Solved
    let insets: DirectionalEdgeInsets
    let groupSpacing: Double
    let headers: [Boundary]
    let footers: [Boundary]
    let decorations: [Decoration]
    let boundaryOrigin: Double
    let scrolling: CollectionLayoutSectionOrthogonalScrollingBehavior
    /// The list that the section belongs to. Its closures are called on the main actor.
    @MainActor let list: CollectionLayoutListConfiguration?
    let isList: Bool
    /// Whether the first item of the list is the section's header.
    let hasHeaderItem: Bool
    /// Whether the list is a plain one: its headers are pinned, and it stands on the ground of the window.
    let isPlainList: Bool
    let containerWidth: Double
    let visibleItemsHandler: CollectionLayoutSection.VisibleItemsHandler?
    /// The frames of items that have sizes of their own; nil if a group is repeated.
    let lines: FlowLines?

    @MainActor init(
        _ section: CollectionLayoutSection, of configuration: CollectionViewCompositionalLayoutConfiguration,
        isFirst: Bool, isLast: Bool, environment: WindowEnvironment, lines: FlowLines? = nil
    ) {
        self.lines = lines
        visibleItemsHandler = section.visibleItemsHandler
        let container = environment.container.effectiveContentSize
        let reference =
            section.contentInsetsReference == .automatic
            ? configuration.contentInsetsReference : section.contentInsetsReference
        var insets = section.contentInsets
        insets.leading += reference.inset(in: container.width)
        insets.trailing += reference.inset(in: container.width)
        self.insets = insets
        let inner = CGRect(size: container).inset(by: insets).size
        groupContainer = CGSize(width: inner.width, height: container.height)
        node = section.group.node(
            in: WindowEnvironment(
                size: CGSize(width: inner.width, height: container.height), textScale: environment.textScale,
                idiom: environment.idiom, displayScale: environment.displayScale))
        group = node.solved(in: groupContainer)
        groupSpacing = section.interGroupSpacing
        let followsInsets = section.supplementariesFollowContentInsets
        boundaryOrigin = followsInsets ? insets.leading : 0
        let boundaryContainer = CGSize(width: followsInsets ? inner.width : container.width, height: container.height)
        // Those of the whole layout are outside of those of the first and the last section.
        let own = section.boundarySupplementaryItems
        let whole = configuration.boundarySupplementaryItems
        headers = ((isFirst ? whole : []) + own).filter { $0.alignment.isAbove }
            .map { Boundary($0, in: boundaryContainer) }
        footers = (own + (isLast ? whole : [])).filter { !$0.alignment.isAbove }
            .map { Boundary($0, in: boundaryContainer) }
        decorations = section.decorationItems.map {
            Decoration(kind: $0.elementKind, insets: $0.contentInsets, zIndex: $0.zIndex)
        }
        Self.checkKinds(of: headers + footers)
        let scrollsByItself = section.orthogonalScrollingBehavior != .none
        scrolling =
            !scrollsByItself && configuration.scrollDirection == .horizontal
            ? .continuous : section.orthogonalScrollingBehavior
        list = section.list
        isList = list != nil
        hasHeaderItem = list?.headerMode == .firstItemInSection
        isPlainList = list?.appearance == .plain || list?.appearance == .sidebarPlain
        containerWidth = container.width
    }

    private static func checkKinds(of boundaries: [Boundary]) {
        let kinds = boundaries.map(\.kind)
        for (index, kind) in kinds.enumerated() where kinds[..<index].contains(kind) {
            fatalError(
                "CollectionLayoutSection.boundarySupplementaryItems: kind \"\(kind)\" stands twice; give each "
                    + "supplementary item of a section its own kind.")
        }
    }

    /// How many items one group holds.
    var itemsPerGroup: Int { lines == nil ? max(1, group.leaves.count) : 1 }

    /// The estimated height of the group's only item, if measuring that changes the group's height by the same amount;
    /// otherwise nil.
    var heightOfOnlyItem: Double? {
        guard group.leaves.count == 1, group.leaves[0].isSelfSizing, node.size.heightDimension.isEstimated,
            let child = node.line?.children.first, child.line == nil, child.size.heightDimension.isEstimated
        else { return nil }
        return group.leaves[0].frame.height
    }

    /// Whether the first item is the section's header and is pinned as one.
    var pinsFirstItem: Bool { hasHeaderItem && isPlainList && !scrollsOrthogonally && itemsPerGroup == 1 }

    var isSelfSizing: Bool { group.leaves.contains { $0.isSelfSizing } }

    var scrollsOrthogonally: Bool { scrolling != .none }

    /// The number of groups for a number of items.
    func groupCount(for count: Int) -> Int { (count + itemsPerGroup - 1) / itemsPerGroup }

    /// The number of lines for screen readers: headers, footers, and each line of items. A section that scrolls
    /// orthogonally is one line.
    func lineCount(for count: Int) -> Int {
        let groups = lines?.firstItems.count ?? groupCount(for: count)
        return headers.count + (scrollsOrthogonally ? min(1, groups) : groups) + footers.count
    }

    /// The distance from the start of one group to the next, without measured heights.
    var stride: Double { (scrollsOrthogonally ? group.size.width : group.size.height) + groupSpacing }

    /// The start of the first group in its lane.
    var laneInset: Double {
        scrolling == .groupPagingCentered ? max(0, (containerWidth - group.size.width) / 2) : insets.leading
    }

    /// Whether one gesture scrolls a lane by one snap interval at most.
    var isPaged: Bool {
        switch scrolling {
        case .none, .continuous, .continuousGroupLeadingBoundary: false
        case .paging, .groupPaging, .groupPagingCentered: true
        }
    }

    /// The distance between the offsets at which a lane may come to rest; nil for any.
    var snapInterval: Double? {
        switch scrolling {
        case .none, .continuous: nil
        case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: stride
        case .paging: containerWidth
        }
    }

    /// How many groups a lane is scrolled past at an offset: whole ones where it rests at groups or pages. Nil if the
    /// groups have sizes of their own.
    func scrolledGroups(at offset: Double) -> Double? {
        guard lines == nil, stride > 0 else { return nil }
        return switch scrolling {
        case .none, .continuous: (offset - laneInset) / stride
        case .paging: max(0, ((offset - laneInset - 1) / stride).rounded(.up))
        case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: (offset / stride).rounded()
        }
    }

    /// The offset of a lane that is scrolled past so many groups; nil if the groups have sizes of their own.
    func laneOffset(after groups: Double) -> Double? {
        guard lines == nil else { return nil }
        let start = laneInset + groups * stride
        return switch scrolling {
        case .none, .continuous: max(0, start)
        // The page on which the first of the groups begins.
        case .paging: ((start + 1) / max(1, containerWidth)).rounded(.down) * containerWidth
        case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: groups * stride
        }
    }
}

extension SectionPattern.Boundary {
    @MainActor fileprivate init(_ item: CollectionLayoutBoundarySupplementaryItem, in container: CGSize) {
        let size = CGSize(
            width: item.layoutSize.widthDimension.resolved(in: container),
            height: item.layoutSize.heightDimension.resolved(in: container))
        self.init(
            kind: item.elementKind, size: size, insets: item.contentInsets,
            isSelfSizing: item.layoutSize.heightDimension.isEstimated, pins: item.pinToVisibleBounds,
            extends: item.extendsBoundary, zIndex: item.zIndex,
            start: item.alignment.start(of: size.width, in: container.width), offset: item.offset)
    }
}

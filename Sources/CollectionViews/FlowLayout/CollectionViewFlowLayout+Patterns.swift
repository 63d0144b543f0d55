import DiffableSnapshots
import Foundation

/// Turns sections into patterns. A section of equal items repeats a line; otherwise each item has a frame of its own.
extension CollectionViewFlowLayout {
    private struct Metrics: Hashable {
        var insets: EdgeInsets
        var lineSpacing: CGFloat
        var itemSpacing: CGFloat
        var header: CGFloat
        var footer: CGFloat
        var size: CGSize
    }

    func makePatterns(counts: [Int], environment: WindowEnvironment) -> [SectionPattern] {
        // Delegates derive sizes from the view's own.
        collectionView?.adoptSize(environment.container.contentSize)
        // Equal sections share a pattern.
        var patterns: [Metrics: SectionPattern] = [:]
        var hasOwnSizes = true
        return counts.indices.map { section in
            var metrics = metrics(ofSection: section)
            var lines: FlowLines?
            if hasOwnSizes, counts[section] > 0, requestableCount(counts[section], inSection: section) > 0 {
                switch sizes(inSection: section, count: counts[section]) {
                case nil: hasOwnSizes = false
                case .uniform(let size)?: metrics.size = size
                case .each(let sizes)?: lines = makeLines(sizes, metrics, environment)
                }
            }
            if let lines { return pattern(metrics, environment, lines: lines) }
            if let pattern = patterns[metrics] { return pattern }
            let made = pattern(metrics, environment, lines: nil)
            patterns[metrics] = made
            return made
        }
    }

    private enum Sizes {
        case uniform(CGSize)
        case each([CGSize])
    }

    private var delegate: (any CollectionViewDelegateFlowLayout)? {
        collectionView?.delegate as? any CollectionViewDelegateFlowLayout
    }

    private func metrics(ofSection section: Int) -> Metrics {
        let size = estimatedItemSize == .zero || estimatedItemSize.width < 0 ? itemSize : estimatedItemSize
        guard let delegate, let view = collectionView else {
            return Metrics(
                insets: sectionInset, lineSpacing: minimumLineSpacing, itemSpacing: minimumInteritemSpacing,
                header: headerReferenceSize.height, footer: footerReferenceSize.height, size: size)
        }
        return Metrics(
            insets: delegate.collectionView(view, layout: self, insetForSectionAt: section),
            lineSpacing: delegate.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section),
            itemSpacing: delegate.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section),
            header: delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: section).height,
            footer: delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: section).height,
            size: size)
    }

    /// How many items of a section the delegate can be asked for. While a drag makes room, the layout has more.
    private func requestableCount(_ count: Int, inSection section: Int) -> Int {
        min(count, collectionView?.counts[section] ?? count)
    }

    /// The sizes that the delegate gives the items of a section; nil when it gives none.
    private func sizes(inSection section: Int, count: Int) -> Sizes? {
        guard let delegate, let view = collectionView else { return nil }
        func size(_ item: Int) -> CGSize {
            let size = delegate.collectionView(
                view, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
            return CGSize(width: max(0, size.width), height: max(0, size.height))
        }
        let indexPath = IndexPath(item: 0, section: section)
        if delegate.collectionView(view, layout: self, sizeForItemAt: indexPath) == Self.notImplemented { return nil }
        let first = size(0)
        var sizes: [CGSize] = []
        let known = requestableCount(count, inSection: section)
        for item in 1..<max(1, known) {
            let next = size(item)
            if sizes.isEmpty, next == first { continue }
            if sizes.isEmpty { sizes = Array(repeating: first, count: item) }
            sizes.append(next)
        }
        if let last = sizes.last { sizes += repeatElement(last, count: count - known) }
        return sizes.isEmpty ? .uniform(first) : .each(sizes)
    }

    private func makeLines(_ sizes: [CGSize], _ metrics: Metrics, _ environment: WindowEnvironment) -> FlowLines {
        let room = room(metrics, environment)
        return FlowLines(
            sizes: sizes, room: scrollDirection == .vertical ? room.width : room.height,
            lineSpacing: metrics.lineSpacing, itemSpacing: metrics.itemSpacing,
            isSideways: scrollDirection == .horizontal)
    }

    /// The space for the items of a section.
    private func room(_ metrics: Metrics, _ environment: WindowEnvironment) -> CGSize {
        let whole = environment.container.effectiveContentSize
        let margin = reference.inset(in: whole.width)
        let insets = metrics.insets
        return CGSize(
            width: max(0, whole.width - insets.left - insets.right - 2 * margin),
            height: max(0, whole.height - insets.top - insets.bottom - metrics.header - metrics.footer))
    }

    private var reference: ContentInsetsReference {
        sectionInsetReference == .fromLayoutMargins ? .layoutMargins : .none
    }

    private func pattern(_ metrics: Metrics, _ environment: WindowEnvironment, lines: FlowLines?) -> SectionPattern {
        let section = CollectionLayoutSection(group: group(metrics, environment, lines: lines))
        let insets = metrics.insets
        section.contentInsets = DirectionalEdgeInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        section.contentInsetsReference = reference
        section.interGroupSpacing = metrics.lineSpacing
        section.supplementariesFollowContentInsets = false
        if scrollDirection == .horizontal { section.orthogonalScrollingBehavior = .continuous }
        func boundary(_ kind: String, _ height: CGFloat, _ alignment: RectAlignment, pins: Bool) {
            guard height > 0 else { return }
            let item = CollectionLayoutBoundarySupplementaryItem(
                layoutSize: CollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
                elementKind: kind, alignment: alignment)
            item.pinToVisibleBounds = pins
            section.boundarySupplementaryItems.append(item)
        }
        boundary(
            CollectionView.elementKindSectionHeader, metrics.header, .top, pins: sectionHeadersPinToVisibleBounds)
        boundary(
            CollectionView.elementKindSectionFooter, metrics.footer, .bottom, pins: sectionFootersPinToVisibleBounds)
        return SectionPattern(
            section, of: CollectionViewCompositionalLayoutConfiguration(), isFirst: false, isLast: false,
            environment: environment, lines: lines)
    }

    /// One line of equal items; or all items, if each has a frame of its own.
    private func group(
        _ metrics: Metrics, _ environment: WindowEnvironment, lines: FlowLines?
    ) -> CollectionLayoutGroup {
        let room = room(metrics, environment)
        let isSideways = scrollDirection == .horizontal
        let (along, size) = (isSideways ? room.height : room.width, metrics.size)
        let (extent, thickness) = isSideways ? (size.height, size.width) : (size.width, size.height)
        if lines == nil, estimatedItemSize != .zero, !isSideways {
            return measuredGroup(metrics, room: room.width)
        }
        let places = FlowLines.places(extent: extent, room: along, spacing: metrics.itemSpacing)
        let layoutSize = CollectionLayoutSize(
            widthDimension: .absolute(isSideways ? thickness : room.width),
            heightDimension: .absolute(isSideways ? room.height : thickness))
        return .custom(layoutSize: layoutSize) { _ in
            places.map { place in
                CollectionLayoutGroupCustomItem(
                    frame: isSideways
                        ? CGRect(x: 0, y: place, width: size.width, height: size.height)
                        : CGRect(x: place, y: 0, width: size.width, height: size.height))
            }
        }
    }

    /// One line of items whose heights are measured.
    private func measuredGroup(_ metrics: Metrics, room: CGFloat) -> CollectionLayoutGroup {
        let places = FlowLines.places(extent: metrics.size.width, room: room, spacing: metrics.itemSpacing)
        let item = CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(
                widthDimension: .absolute(min(room, metrics.size.width)),
                heightDimension: .estimated(metrics.size.height)))
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(metrics.size.height)),
            repeatingSubitem: item, count: places.count)
        if places.count > 1 { group.interItemSpacing = .fixed(places[1] - places[0] - metrics.size.width) }
        return group
    }
}

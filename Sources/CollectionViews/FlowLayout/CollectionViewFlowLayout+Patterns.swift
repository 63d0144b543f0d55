import DiffableSnapshots
import Foundation

/// Turns sections into patterns. A section of equal items repeats a line; otherwise each item has a frame of its own.
extension CollectionViewFlowLayout {
    private struct Measures: Hashable {
        var insets: EdgeInsets
        var lineSpacing: CGFloat
        var itemSpacing: CGFloat
        var header: CGFloat
        var footer: CGFloat
        var size: CGSize
    }

    func makePatterns(counts: [Int], environment: WindowEnvironment) -> [SectionPattern] {
        // Delegates derive sizes from the view's own.
        collectionView?.takeSize(environment.container.contentSize)
        // Equal sections share a pattern.
        var patterns: [Measures: SectionPattern] = [:]
        var hasOwnSizes = true
        return counts.indices.map { section in
            var measures = measures(ofSection: section)
            var lines: FlowLines?
            if hasOwnSizes, counts[section] > 0, known(counts[section], inSection: section) > 0 {
                switch sizes(inSection: section, count: counts[section]) {
                case nil: hasOwnSizes = false
                case .uniform(let size)?: measures.size = size
                case .each(let sizes)?: lines = makeLines(sizes, measures, environment)
                }
            }
            if let lines { return pattern(measures, environment, lines: lines) }
            if let pattern = patterns[measures] { return pattern }
            let made = pattern(measures, environment, lines: nil)
            patterns[measures] = made
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

    private func measures(ofSection section: Int) -> Measures {
        let size = estimatedItemSize == .zero || estimatedItemSize.width < 0 ? itemSize : estimatedItemSize
        guard let delegate, let view = collectionView else {
            return Measures(
                insets: sectionInset, lineSpacing: minimumLineSpacing, itemSpacing: minimumInteritemSpacing,
                header: headerReferenceSize.height, footer: footerReferenceSize.height, size: size)
        }
        return Measures(
            insets: delegate.collectionView(view, layout: self, insetForSectionAt: section),
            lineSpacing: delegate.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section),
            itemSpacing: delegate.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section),
            header: delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: section).height,
            footer: delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: section).height,
            size: size)
    }

    /// How many items of a section the delegate can be asked for. While a drag makes room, the layout has more.
    private func known(_ count: Int, inSection section: Int) -> Int {
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
        let known = known(count, inSection: section)
        for item in 1..<max(1, known) {
            let next = size(item)
            if sizes.isEmpty, next == first { continue }
            if sizes.isEmpty { sizes = Array(repeating: first, count: item) }
            sizes.append(next)
        }
        if let last = sizes.last { sizes += repeatElement(last, count: count - known) }
        return sizes.isEmpty ? .uniform(first) : .each(sizes)
    }

    private func makeLines(_ sizes: [CGSize], _ measures: Measures, _ environment: WindowEnvironment) -> FlowLines {
        let room = room(measures, environment)
        return FlowLines(
            sizes: sizes, room: scrollDirection == .vertical ? room.width : room.height,
            lineSpacing: measures.lineSpacing, itemSpacing: measures.itemSpacing,
            isSideways: scrollDirection == .horizontal)
    }

    /// The space for the items of a section.
    private func room(_ measures: Measures, _ environment: WindowEnvironment) -> CGSize {
        let whole = environment.container.effectiveContentSize
        let margin = reference.inset(in: whole.width)
        let insets = measures.insets
        return CGSize(
            width: max(0, whole.width - insets.left - insets.right - 2 * margin),
            height: max(0, whole.height - insets.top - insets.bottom - measures.header - measures.footer))
    }

    private var reference: ContentInsetsReference {
        sectionInsetReference == .fromLayoutMargins ? .layoutMargins : .none
    }

    private func pattern(_ measures: Measures, _ environment: WindowEnvironment, lines: FlowLines?) -> SectionPattern {
        let section = CollectionLayoutSection(group: group(measures, environment, lines: lines))
        let insets = measures.insets
        section.contentInsets = DirectionalEdgeInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        section.contentInsetsReference = reference
        section.interGroupSpacing = measures.lineSpacing
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
            CollectionView.elementKindSectionHeader, measures.header, .top, pins: sectionHeadersPinToVisibleBounds)
        boundary(
            CollectionView.elementKindSectionFooter, measures.footer, .bottom, pins: sectionFootersPinToVisibleBounds)
        return SectionPattern(
            section, of: CollectionViewCompositionalLayoutConfiguration(), isFirst: false, isLast: false,
            environment: environment, lines: lines)
    }

    /// One line of equal items; or all items, if each has a frame of its own.
    private func group(
        _ measures: Measures, _ environment: WindowEnvironment, lines: FlowLines?
    ) -> CollectionLayoutGroup {
        let room = room(measures, environment)
        let isSideways = scrollDirection == .horizontal
        let (along, size) = (isSideways ? room.height : room.width, measures.size)
        let (extent, thickness) = isSideways ? (size.height, size.width) : (size.width, size.height)
        if lines == nil, estimatedItemSize != .zero, !isSideways {
            return measuredGroup(measures, room: room.width)
        }
        let places = FlowLines.places(extent: extent, room: along, spacing: measures.itemSpacing)
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
    private func measuredGroup(_ measures: Measures, room: CGFloat) -> CollectionLayoutGroup {
        let places = FlowLines.places(extent: measures.size.width, room: room, spacing: measures.itemSpacing)
        let item = CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(
                widthDimension: .absolute(min(room, measures.size.width)),
                heightDimension: .estimated(measures.size.height)))
        let group = CollectionLayoutGroup.horizontal(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(measures.size.height)),
            repeatingSubitem: item, count: places.count)
        if places.count > 1 { group.interItemSpacing = .fixed(places[1] - places[0] - measures.size.width) }
        return group
    }
}

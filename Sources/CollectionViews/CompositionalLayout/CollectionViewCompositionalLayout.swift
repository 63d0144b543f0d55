import Foundation

/// A layout composed of items, groups and sections.
///
/// A section provider sees the width it has to fill, so a grid can adapt to each viewer's window:
///
/// ```swift
/// let layout = CollectionViewCompositionalLayout { _, environment in
///     let columns = max(1, Int(environment.container.effectiveContentSize.width / 160))
///     let item = CollectionLayoutItem(
///         layoutSize: CollectionLayoutSize(
///             widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
///     let group = CollectionLayoutGroup.horizontal(
///         layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(64)),
///         repeatingSubitem: item, count: columns)
///     return CollectionLayoutSection(group: group)
/// }
/// ```
@preconcurrency @MainActor open class CollectionViewCompositionalLayout: CollectionViewLayout {
    /// Makes the layout of the section at an index; nil stops the program.
    public typealias SectionProvider = (Int, any CollectionLayoutEnvironment) -> CollectionLayoutSection?

    /// Whether a list's section has a header and a footer.
    package typealias BoundaryProvider = @MainActor (_ section: Int) -> (header: Bool, footer: Bool)

    private enum Source {
        case section(CollectionLayoutSection)
        case provider(SectionProvider)
        case list(CollectionLayoutListConfiguration, boundaries: BoundaryProvider?)
    }

    private let source: Source

    /// The configuration of the layout as a whole.
    public var configuration: CollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }

    /// Makes a layout whose sections are all alike.
    public init(
        section: CollectionLayoutSection,
        configuration: CollectionViewCompositionalLayoutConfiguration = CollectionViewCompositionalLayoutConfiguration()
    ) {
        source = .section(section)
        self.configuration = configuration
    }

    /// Makes a layout that asks for each section, for each viewer's window, and again when either changes.
    public init(
        sectionProvider: @escaping SectionProvider,
        configuration: CollectionViewCompositionalLayoutConfiguration = CollectionViewCompositionalLayoutConfiguration()
    ) {
        source = .provider(sectionProvider)
        self.configuration = configuration
    }

    /// Makes a layout whose sections are all lists.
    public static func list(using configuration: CollectionLayoutListConfiguration) -> CollectionViewCompositionalLayout
    {
        CollectionViewCompositionalLayout(list: configuration)
    }

    /// Makes a list whose sections have headers and footers each as `boundaries` says.
    package static func list(
        using configuration: CollectionLayoutListConfiguration, boundaries: @escaping BoundaryProvider
    ) -> CollectionViewCompositionalLayout {
        CollectionViewCompositionalLayout(list: configuration, boundaries: boundaries)
    }

    private init(list: CollectionLayoutListConfiguration, boundaries: BoundaryProvider? = nil) {
        source = .list(list, boundaries: boundaries)
        configuration = CollectionViewCompositionalLayoutConfiguration()
    }

    /// Whether all sections are lists of one configuration.
    package var isList: Bool {
        if case .list = source { return true }
        return false
    }

    override func solve(counts: [Int], environment: WindowEnvironment, heights: MeasuredHeights)
        -> LayoutSolution
    {
        let patterns: [SectionPattern]
        switch source {
        case .section(let section):
            patterns = self.patterns(of: section, count: counts.count, environment)
        case .list(let list, let boundaries?):
            patterns = self.patterns(list, boundaries, count: counts.count, environment: environment)
        case .list(let list, nil):
            let section = list.makeSection(in: environment)
            patterns = self.patterns(of: section, count: counts.count, environment)
        case .provider(let provider):
            patterns = counts.indices.map { index in
                guard let section = provider(index, environment) else {
                    fatalError(
                        "The section provider of a CollectionViewCompositionalLayout returned nil for section "
                            + "\(index); return a section for every index.")
                }
                return SectionPattern(
                    section, of: configuration, isFirst: index == 0, isLast: index == counts.count - 1,
                    environment: environment)
            }
        }
        return LayoutSolution(
            counts: counts, patterns: patterns, interSectionSpacing: configuration.interSectionSpacing,
            environment: environment, heights: heights)
    }

    /// Sections with the same boundaries share a pattern, however many there are.
    private func patterns(
        _ list: CollectionLayoutListConfiguration, _ boundaries: BoundaryProvider, count: Int,
        environment: WindowEnvironment
    ) -> [SectionPattern] {
        var known: [Int: SectionPattern] = [:]
        let hasWhole = !configuration.boundarySupplementaryItems.isEmpty
        return (0..<count).map { index in
            let (header, footer) = boundaries(index)
            let (isFirst, isLast) = (hasWhole && index == 0, hasWhole && index == count - 1)
            let key = (header ? 1 : 0) + (footer ? 2 : 0) + (isFirst ? 4 : 0) + (isLast ? 8 : 0)
            if let pattern = known[key] { return pattern }
            var list = list
            list.headerMode = header ? .supplementary : .none
            list.footerMode = footer ? .supplementary : .none
            let pattern = SectionPattern(
                list.makeSection(in: environment), of: configuration, isFirst: isFirst, isLast: isLast,
                environment: environment)
            known[key] = pattern
            return pattern
        }
    }
}

extension CollectionViewCompositionalLayout {
    /// The patterns of equal sections. The first and the last may have boundary supplementary items of the layout
    /// around them.
    private func patterns(of section: CollectionLayoutSection, count: Int, _ environment: WindowEnvironment)
        -> [SectionPattern]
    {
        func pattern(isFirst: Bool, isLast: Bool) -> SectionPattern {
            SectionPattern(section, of: configuration, isFirst: isFirst, isLast: isLast, environment: environment)
        }
        if count == 0 { return [] }
        var patterns = Array(repeating: pattern(isFirst: false, isLast: false), count: count)
        if !configuration.boundarySupplementaryItems.isEmpty {
            patterns[0] = pattern(isFirst: true, isLast: count == 1)
            if count > 1 { patterns[count - 1] = pattern(isFirst: false, isLast: true) }
        }
        return patterns
    }
}

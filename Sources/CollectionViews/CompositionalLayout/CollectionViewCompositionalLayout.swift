/// A layout composed of items, groups and sections. Apple has it since iOS 13.
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
@MainActor open class CollectionViewCompositionalLayout: CollectionViewLayout {
    /// Makes the layout of the section at an index; nil stops the program.
    public typealias SectionProvider = @MainActor (Int, CollectionLayoutEnvironment) -> CollectionLayoutSection?

    private enum Source {
        case section(CollectionLayoutSection)
        case provider(SectionProvider)
        case list(CollectionLayoutListConfiguration)
    }

    private let source: Source

    /// What concerns the layout as a whole.
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

    /// Makes a layout whose sections are all lists. Apple has it since iOS 14.
    public static func list(using configuration: CollectionLayoutListConfiguration) -> CollectionViewCompositionalLayout
    {
        CollectionViewCompositionalLayout(list: configuration)
    }

    private init(list: CollectionLayoutListConfiguration) {
        source = .list(list)
        configuration = CollectionViewCompositionalLayoutConfiguration()
    }

    override func solve(counts: [Int], environment: CollectionLayoutEnvironment, heights: MeasuredHeights)
        -> LayoutSolution
    {
        let patterns: [SectionPattern]
        switch source {
        case .section(let section):
            patterns = Array(repeating: SectionPattern(section, environment: environment), count: counts.count)
        case .list(let list):
            let section = list.makeSection(in: environment)
            patterns = Array(repeating: SectionPattern(section, environment: environment), count: counts.count)
        case .provider(let provider):
            patterns = counts.indices.map { index in
                guard let section = provider(index, environment) else {
                    fatalError(
                        "The section provider of a CollectionViewCompositionalLayout returned nil for section \(index); "
                            + "return a section for every index.")
                }
                return SectionPattern(section, environment: environment)
            }
        }
        return LayoutSolution(
            counts: counts, patterns: patterns, interSectionSpacing: configuration.interSectionSpacing,
            environment: environment, heights: heights)
    }
}

/// What concerns a compositional layout as a whole. Apple has it since iOS 13.
@MainActor public final class CollectionViewCompositionalLayoutConfiguration {
    /// The space between one section and the next.
    public var interSectionSpacing = 0.0

    /// Makes a configuration without space between sections.
    public init() {}
}

/// A layout composed of sections, groups and items.
///
/// Apple has it since iOS 13, as `UICollectionViewCompositionalLayout`.
@MainActor public final class CollectionViewCompositionalLayout: CollectionViewLayout {
    /// Makes the layout of a section, from its index and where it is shown. Nil gives a plain list.
    public typealias SectionProvider = @MainActor (Int, any CollectionLayoutEnvironment) -> CollectionLayoutSection?

    /// What holds for the view as a whole.
    public var configuration: CollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }

    private let sectionProvider: SectionProvider

    /// Makes a layout whose sections all look alike.
    public init(
        section: CollectionLayoutSection,
        configuration: CollectionViewCompositionalLayoutConfiguration = CollectionViewCompositionalLayoutConfiguration()
    ) {
        sectionProvider = { _, _ in section }
        self.configuration = configuration
    }

    /// Makes a layout that asks for each section's layout whenever the number of sections or the size of a viewer
    /// changes.
    public init(
        sectionProvider: @escaping SectionProvider,
        configuration: CollectionViewCompositionalLayoutConfiguration = CollectionViewCompositionalLayoutConfiguration()
    ) {
        self.sectionProvider = sectionProvider
        self.configuration = configuration
    }

    /// A layout that is one list.
    ///
    /// Apple has it since iOS 14.
    public static func list(using configuration: CollectionLayoutListConfiguration) -> CollectionViewCompositionalLayout
    {
        CollectionViewCompositionalLayout(section: .list(using: configuration))
    }

    /// Asks for every section's layout and places the sections one below the other.
    ///
    /// - Complexity: O(number of sections + number of measured rows).
    public override func solve(_ input: LayoutInput) -> SolvedLayout {
        let environment = ViewerEnvironment(contentSize: input.container)
        return SolvedLayout(input, interSectionSpacing: configuration.interSectionSpacing) { section in
            sectionProvider(section, environment) ?? .list(using: CollectionLayoutListConfiguration(appearance: .plain))
        }
    }
}

/// What holds for a compositional layout as a whole.
///
/// Apple has it since iOS 13, as `UICollectionViewCompositionalLayoutConfiguration`.
public struct CollectionViewCompositionalLayoutConfiguration: Hashable, Sendable {
    /// The space between two sections.
    public var interSectionSpacing = 0.0

    /// Makes a configuration without space between sections.
    public init() {}
}

import Diffable
import Foundation

/// One page of the catalogue: a screen, and the program that makes it.
///
/// The catalogue adds what no program shows: where one has no delegate, a row that was tapped does not stay marked.
struct CatalogueEntry: Identifiable, Sendable {
    /// The component of the page's address.
    let id: String
    let title: String
    let summary: String
    private let make: @MainActor @Sendable () -> Screen
    /// The name of the file that holds the program.
    let file: String
    /// Whether the program shows what a selection looks like.
    private let keepsSelection: Bool

    init<Page: Screen>(
        _ id: String, _ title: String, _ summary: String, _ page: Page.Type, keepsSelection: Bool = false,
        _ make: @escaping @MainActor @Sendable () -> Page
    ) {
        self.id = id
        self.title = title
        self.summary = summary
        self.make = make
        file = "\(page).swift"
        self.keepsSelection = keepsSelection
    }

    /// The page, with its program beside it.
    @MainActor func makeScreen() -> Screen {
        let screen = make()
        if !keepsSelection { FadingSelection.serve(screen) }
        screen.codeListing = CatalogueSources.files[file].map { CodeListing(title: file, text: $0) }
        return screen
    }

    static func named(_ id: String) -> CatalogueEntry? { all.lazy.flatMap(\.entries).first { $0.id == id } }

    /// The page that a component of an address means: by its name there, or by its title.
    static func meant(by component: String) -> CatalogueEntry? {
        let entries = all.flatMap(\.entries)
        return entries.meant(by: component, name: \.id) ?? entries.meant(by: component, name: \.title)
    }
}

/// Pages that belong together.
struct CatalogueChapter: Sendable {
    let title: String
    let entries: [CatalogueEntry]
}

extension CatalogueEntry {
    static let all = [
        CatalogueChapter(
            title: "Grids",
            entries: [
                CatalogueEntry("grid", "Grid", "Five square cells in a row", GridScreen.self) { GridScreen() },
                CatalogueEntry("inset-grid", "Inset Grid", "With space between the cells", InsetGridScreen.self) {
                    InsetGridScreen()
                },
                CatalogueEntry("two-columns", "Two Columns", "Groups that hold two items", TwoColumnsScreen.self) {
                    TwoColumnsScreen()
                },
                CatalogueEntry(
                    "distinct-sections", "Distinct Sections", "A list, five columns, three columns",
                    DistinctSectionsScreen.self
                ) { DistinctSectionsScreen() },
                CatalogueEntry(
                    "adaptive-sections", "Adaptive Sections", "As many columns as fit", AdaptiveSectionsScreen.self
                ) { AdaptiveSectionsScreen() },
                CatalogueEntry(
                    "flow-layout", "Flow Layout", "Lines of items, each of its own size", FlowLayoutScreen.self
                ) { FlowLayoutScreen() },
                CatalogueEntry(
                    "nested-groups", "Nested Groups", "One large item beside two small ones", NestedGroupsScreen.self
                ) { NestedGroupsScreen() },
                CatalogueEntry("tiles", "Tiles", "Apps you drag into another order", TilesScreen.self) {
                    TilesScreen()
                },
            ]),
        CatalogueChapter(
            title: "Around Items and Sections",
            entries: [
                CatalogueEntry("badges", "Badges", "Numbers at the corners of items", BadgesScreen.self) {
                    BadgesScreen()
                },
                CatalogueEntry(
                    "headers-and-footers", "Headers and Footers", "Above and below each section",
                    HeadersAndFootersScreen.self
                ) { HeadersAndFootersScreen() },
                CatalogueEntry(
                    "pinned-headers", "Pinned Headers", "Headers that stay in sight", PinnedHeadersScreen.self
                ) { PinnedHeadersScreen() },
                CatalogueEntry("decorations", "Decorations", "A background behind each section", DecorationsScreen.self)
                {
                    DecorationsScreen()
                },
            ]),
        CatalogueChapter(
            title: "Sideways",
            entries: [
                CatalogueEntry(
                    "orthogonal", "Orthogonal Sections", "Five ways to scroll sideways, and none", OrthogonalScreen.self
                ) { OrthogonalScreen() }
            ]),
        CatalogueChapter(
            title: "Lists and Cells",
            entries: [
                CatalogueEntry(
                    "list-appearances", "List Appearances", "Five list styles, three kinds of headers",
                    ListAppearancesScreen.self
                ) { ListAppearancesScreen() },
                CatalogueEntry("list-content", "List Content", "Margins, lines, pictures", ListContentScreen.self) {
                    ListContentScreen()
                },
                CatalogueEntry("value-cells", "Value Cells", "Names, values, switches", ValueCellsScreen.self) {
                    ValueCellsScreen()
                },
                CatalogueEntry(
                    "button-styles", "Button Styles", "Styles, sizes, corners, colors", ButtonStylesScreen.self
                ) { ButtonStylesScreen() },
                CatalogueEntry(
                    "custom-cells", "Custom Cells", "A cell that follows its state", CustomCellsScreen.self,
                    keepsSelection: true
                ) { CustomCellsScreen() },
                CatalogueEntry("layers", "Layers", "Borders, corners, shadows", LayersScreen.self) {
                    LayersScreen()
                },
                CatalogueEntry(
                    "type", "Type and Separators", "Fonts, symbols, runs of text, lines", TypeAndSeparatorsScreen.self
                ) { TypeAndSeparatorsScreen() },
                CatalogueEntry(
                    "table-with-columns", "Columns", "AppKit’s table, sorted by its column headers",
                    TableColumnsScreen.self, keepsSelection: true
                ) { TableColumnsScreen() },
                CatalogueEntry("outline", "Outline", "Rows that expand and collapse", OutlineScreen.self) {
                    OutlineScreen()
                },
                CatalogueEntry(
                    "swipe-and-menu", "Swipe and Menu", "Actions for a row", SwipeAndMenuScreen.self
                ) { SwipeAndMenuScreen() },
                CatalogueEntry(
                    "drag-and-drop", "Drag and Drop", "Delegates that accept drops", DragAndDropScreen.self
                ) { DragAndDropScreen() },
                CatalogueEntry("replay", "Replay", "A table’s changes, backwards and forwards", ReplayScreen.self) {
                    ReplayScreen()
                },
                CatalogueEntry(
                    "bar-and-menus", "Bar and Menus", "Small titles, search, buttons with menus",
                    BarAndMenusScreen.self
                ) { BarAndMenusScreen() },
                CatalogueEntry("toolbar", "Toolbar", "Buttons below, menus that load", ToolbarScreen.self) {
                    ToolbarScreen()
                },
                CatalogueEntry("sheets", "Sheets", "A height of its own, above a list in use", SheetScreen.self) {
                    SheetScreen()
                },
                CatalogueEntry("refresh", "Refresh", "With a pull, a button, or a key", RefreshScreen.self) {
                    RefreshScreen()
                },
                CatalogueEntry(
                    "background-view", "Background View", "A hint behind an empty list",
                    BackgroundViewScreen.self
                ) { BackgroundViewScreen() },
                CatalogueEntry("empty-states", "Empty States", "Empty, loading, failed", EmptyStatesScreen.self) {
                    EmptyStatesScreen()
                },
            ]),
    ]
}

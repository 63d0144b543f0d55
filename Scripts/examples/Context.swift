// What the examples in documentation comments speak of, so that each compiles as it stands there.
import BrowserHost
import Diffable
import Foundation

struct Mountain: Hashable, Sendable {
    var name = "Zugspitze"
}

struct Message {
    var isArchived = false
}

enum Section: Hashable, Sendable {
    case files, networks
    var title: String { "Networks" }
}

struct Network: Hashable, Sendable {
    var isTrusted = false
}

final class MountainsScreen: Screen {
    init() { super.init(title: "Mountains", collectionView: view) }
}

final class RoundedBackground: CollectionReusableView {}

struct Store {
    func delete(_ id: String) {}
}

enum Order { case name, date }

@MainActor let cell = CollectionViewListCell()
@MainActor let view = CollectionView(collectionViewLayout: layout)
@MainActor let screen = Screen(title: "Files", collectionView: view)
@MainActor var content = ListContentConfiguration.cell()
@MainActor var background = BackgroundConfiguration.listCell()
@MainActor let dataSource = CollectionViewDiffableDataSource<Section, String>(collectionView: view) { _, _, _ in nil }
@MainActor let source = dataSource
@MainActor let folders = dataSource
@MainActor let store = Store()
@MainActor var message = Message()
@MainActor let before = DiffableDataSourceSnapshot<Section, String>()
@MainActor let after = DiffableDataSourceSnapshot<Section, String>()
@MainActor var backingStore: [String] = []
let folder = "Documents"
let names = ["Notes"]
let items: [String] = []
let program = "import Diffable"
let network = Network()
@MainActor let server = BrowserServer(configuration: BrowserServerConfiguration())
@MainActor let item = "Notes"
@MainActor let id = "Notes"
@MainActor let selection = ["Notes"]
@MainActor let size = CollectionLayoutSize(widthDimension: .absolute(44), heightDimension: .absolute(44))
@MainActor let section = CollectionLayoutSection.list(
    using: .init(appearance: .plain), layoutEnvironment: Surroundings())
@MainActor let layout = CollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
@MainActor let undoButton = Button(label: "Undo")
@MainActor let task = Task<Void, Never> {}

@MainActor func add() {}
@MainActor func write() {}
@MainActor func reload(_ completion: () -> Void) {}
@MainActor func trust(_ network: Network, _ isTrusted: Bool) {}
@MainActor func delete() {}
@MainActor func undo() {}
@MainActor func remove(_ item: String) {}
@MainActor func delete(_ id: String) {}
@MainActor func copy(_ id: String) {}
@MainActor func copy(_ paths: [IndexPath]) {}
@MainActor func open(_ folder: String) {}
@MainActor func notify(_ isOn: Bool) {}
@MainActor func search(for text: String) {}
@MainActor func search(in scope: Int) {}
@MainActor func sort(by order: Order) {}
@MainActor func sort(by column: Int, _ isDescending: Bool) {}
@MainActor func show(step: Int) {}
@MainActor func send(_ transaction: WindowTransaction) {}
@MainActor func refreshRow(of folder: String) {}
@MainActor func makeOutline() -> DiffableDataSourceSectionSnapshot<String> { .init() }
@MainActor func move(_ names: [String], to path: IndexPath?) {}
@MainActor func deletion(of id: String) -> ContextualAction {
    ContextualAction(style: .destructive, title: "Delete") { _, _, _ in }
}
func contents(ofFolder folder: String) async throws -> [String] { [] }

struct Surroundings: CollectionLayoutEnvironment, CollectionLayoutContainer {
    var contentSize: CGSize { CGSize(width: 390, height: 844) }
    var effectiveContentSize: CGSize { contentSize }
    var contentInsets: DirectionalEdgeInsets { .zero }
    var effectiveContentInsets: DirectionalEdgeInsets { .zero }
    var container: any CollectionLayoutContainer { self }
    var traitCollection: TraitCollection { TraitCollection() }
}

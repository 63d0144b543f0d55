import Foundation
import Testing
import UIKitNames

/// Cells with the initialisers that UIKit has in its subclasses, and no others.
private final class FrameCell: UICollectionViewCell {
    private let made: String

    override init(frame: CGRect) {
        made = "frame"
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func makeRowContent() -> RowContent {
        var content = super.makeRowContent()
        content.text = made
        return content
    }
}

private final class PlainCell: UICollectionViewListCell {
    var word = "plain" { didSet { show() } }

    func show() {
        var content = defaultContentConfiguration()
        content.text = word
        contentConfiguration = content
    }
}

/// As above, with an initialiser of its own beside those that views are made by.
private final class WordCell: UICollectionViewCell {
    private let word: String

    init(word: String) {
        self.word = word
        super.init(frame: .zero)
    }

    override init(frame: CGRect) {
        word = "default"
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func makeRowContent() -> RowContent {
        var content = super.makeRowContent()
        content.text = word
        return content
    }
}

private final class StyledCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        detailTextLabel?.text = "styled"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class ShelfHeader: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        textLabel?.text = "shelf"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class KindHeader: UICollectionReusableView {
    /// Its extent is followed, as an app's own drawing would.
    override var frame: CGRect { didSet { setNeedsDisplay() } }
    override var bounds: CGRect { didSet { setNeedsDisplay() } }

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func makeRowContent() -> RowContent {
        var content = super.makeRowContent()
        content.text = "\(Int(bounds.width)) wide"
        return content
    }
}

@MainActor
@Suite("Initialisers of cells written for UIKit, with the import line changed")
struct InitialiserCodeTests {
    private func texts(_ view: UICollectionView) -> [String?] {
        let window = CollectionViewWindow(collectionView: view)
        window.resize(to: CGSize(width: 320, height: 480))
        return (window.nextTransaction()?.rows ?? []).sorted { $0.frame.minY < $1.frame.minY }.map { $0.content?.text }
    }

    @Test("Cells and headers are made by init(frame:), whichever way they are asked for")
    func collections() {
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.headerMode = .supplementary
        let view = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        view.register(FrameCell.self, forCellWithReuseIdentifier: "frame")
        view.register(WordCell.self, forCellWithReuseIdentifier: "word")
        view.register(
            KindHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        let plain = UICollectionView.CellRegistration<PlainCell, Int> { cell, _, _ in cell.show() }
        let frame = UICollectionView.CellRegistration<FrameCell, Int> { _, _, _ in }
        let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, indexPath, item in
            switch item {
            case 0: view.dequeueReusableCell(withReuseIdentifier: "frame", for: indexPath)
            case 1: view.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
            case 2: view.dequeueConfiguredReusableCell(using: plain, for: indexPath, item: item)
            default: view.dequeueConfiguredReusableCell(using: frame, for: indexPath, item: item)
            }
        }
        dataSource.supplementaryViewProvider = { view, kind, indexPath in
            view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0, 1, 2, 3])
        dataSource.apply(snapshot, animatingDifferences: false)
        #expect(texts(view) == ["320 wide", "frame", "default", "plain", "frame"])
        #expect(WordCell(word: "own").makeRowContent().text == "own")
    }

    @Test("Cells and headers of tables are made by theirs")
    func tables() throws {
        final class Shelf: UITableViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(StyledCell.self, forCellReuseIdentifier: "styled")
                tableView.register(ShelfHeader.self, forHeaderFooterViewReuseIdentifier: "shelf")
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                tableView.dequeueReusableHeaderFooterView(withIdentifier: "shelf")
            }
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "styled", for: indexPath)
                cell.textLabel?.text = "row"
                return cell
            }
        }
        let shelf = Shelf()
        let observer = NSObject()
        shelf.addObserver(observer) {}
        let window = CollectionViewWindow(collectionView: shelf.collectionView)
        window.resize(to: CGSize(width: 320, height: 480))
        let rows = try #require(window.nextTransaction()).rows.sorted { $0.frame.minY < $1.frame.minY }
        #expect(rows.map(\.content?.text) == ["shelf", "row"])
        #expect(rows.last?.content?.secondaryText == "styled")
    }
}

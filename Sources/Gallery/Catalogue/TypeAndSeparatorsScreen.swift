import Diffable
import Foundation

/// Fonts, symbols, runs of text in their own looks, and lines between rows that follow the program's wishes.
final class TypeAndSeparatorsScreen: Screen {
    private enum Line: String, CaseIterable {
        case largeTitle = "Large Title"
        case headline = "Headline"
        case body = "Body"
        case footnote = "Footnote"
        case digits = "0123456789"
        case code = "let answer = 42"
    }

    private var dataSource: CollectionViewDiffableDataSource<Int, Line>!

    init() {
        var list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.separatorConfiguration.color = .systemOrange
        list.itemSeparatorHandler = { indexPath, separators in
            var separators = separators
            switch Line.allCases[indexPath.item] {
            case .largeTitle: separators.bottomSeparatorVisibility = .hidden
            case .body: separators.bottomSeparatorInsets.leading = 0
            default: break
            }
            return separators
        }
        let layout = CollectionViewCompositionalLayout.list(using: list)
        super.init(title: "Type and Separators", collectionView: CollectionView(collectionViewLayout: layout))
        navigationItem.largeTitleDisplayMode = .always

        let cell = CollectionView.CellRegistration<CollectionViewListCell, Line> { cell, _, line in
            var content = cell.defaultContentConfiguration()
            content.text = line.rawValue
            content.textProperties.font = Self.font(of: line)
            content.image = Image(systemName: Self.symbol(of: line))
            content.imageProperties.tintColor = .systemIndigo
            if line == .body {
                let note = NSMutableAttributedString(string: "Runs of text can be ")
                note.append(
                    NSAttributedString(
                        string: "bold and tinted",
                        attributes: [.font: Font.boldSystemFont(ofSize: 15), .foregroundColor: Color.tintColor]))
                content.secondaryAttributedText = note
            }
            cell.contentConfiguration = content
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, line in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: line)
        }
        var snapshot = DiffableDataSourceSnapshot<Int, Line>()
        snapshot.appendSections([0])
        snapshot.appendItems(Line.allCases)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private static func font(of line: Line) -> Font {
        switch line {
        case .largeTitle: .preferredFont(forTextStyle: .largeTitle)
        case .headline: .preferredFont(forTextStyle: .headline)
        case .body: .preferredFont(forTextStyle: .body)
        case .footnote: .preferredFont(forTextStyle: .footnote)
        case .digits: .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        case .code: .monospacedSystemFont(ofSize: 15, weight: .semibold)
        }
    }

    private static func symbol(of line: Line) -> String {
        switch line {
        case .largeTitle: "star.fill"
        case .headline: "envelope"
        case .body: "bell.fill"
        case .footnote: "bookmark"
        case .digits: "clock"
        // A mark stands for what a host does not know.
        case .code: "no.such.symbol"
        }
    }
}

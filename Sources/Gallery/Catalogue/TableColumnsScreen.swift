import AppKitNames

/// AppKit's table: columns whose heads sort, sections that begin with rows of their own, and views behind rows.
final class TableColumnsScreen: Screen {
    private typealias DataSource = NSTableViewDiffableDataSource<String, Mountain>

    private var dataSource: DataSource?
    private static let ranges = ["Himalaya", "Karakoram", "Andes", "Caucasus", "Alps"]

    convenience init() {
        let table = NSTableView()
        for (title, width) in [("Mountain", 0.0), ("Country", 130), ("Height", 80)] {
            let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier(title))
            column.title = title
            column.width = width
            table.addTableColumn(column)
        }
        let source = Self.makeDataSource(of: table)
        table.sortHandler = { [weak source] column, isAscending in
            source?.apply(Self.snapshot(by: column.title, isAscending), animatingDifferences: true)
        }
        self.init(title: "Columns", tableView: table)
        dataSource = source
        source.apply(Self.snapshot(by: "Mountain", true), animatingDifferences: false)
    }

    private static func makeDataSource(of table: NSTableView) -> DataSource {
        let source = DataSource(tableView: table) { table, column, _, mountain in
            let former = table.makeView(withIdentifier: column.identifier, owner: nil) as? NSTableCellView
            let cell = former ?? NSTableCellView(frame: .zero)
            cell.identifier = column.identifier
            switch column.title {
            case "Country": cell.textField?.stringValue = mountain.country
            case "Height": cell.textField?.stringValue = "\(grouped(mountain.height)) m"
            default:
                cell.textField?.stringValue = mountain.name
                cell.imageView = NSImageView(frame: .zero)
                cell.imageView?.image = .emoji(mountain.isVolcano ? "🌋" : "🏔️")
            }
            return cell
        }
        source.sectionHeaderViewProvider = { _, _, range in NSTextField(labelWithString: range) }
        // Volcanoes stand on a ground of their own.
        source.rowViewProvider = { _, _, identifier in
            let view = NSTableRowView(frame: .zero)
            if (identifier as? Mountain)?.isVolcano == true {
                view.backgroundColor = .systemOrange.withAlphaComponent(0.14)
            }
            return view
        }
        return source
    }

    private static func snapshot(
        by column: String, _ isAscending: Bool
    ) -> NSDiffableDataSourceSnapshot<String, Mountain> {
        var snapshot = NSDiffableDataSourceSnapshot<String, Mountain>()
        snapshot.appendSections(ranges)
        for range in ranges {
            // Those of a range that are listed first are its highest ones.
            let mountains = Mountain.all.filter { $0.range == range }.prefix(8).sorted { one, other in
                switch column {
                case "Country": (one.country, one.name) < (other.country, other.name)
                case "Height": one.height < other.height
                default: one.searchName < other.searchName
                }
            }
            snapshot.appendItems(isAscending ? mountains : mountains.reversed(), toSection: range)
        }
        return snapshot
    }
}

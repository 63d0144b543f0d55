import Diffable

/// The data source of the Wi-Fi settings: titles and notes beside what every diffable data source does.
@MainActor final class WiFiDataSource: TableViewDiffableDataSource<WiFiDataSource.Section, WiFiDataSource.Item> {
    /// The switch with the present network, and all others.
    enum Section: Hashable, Sendable {
        case configuration, networks
    }

    /// A network is the same item in either section, so that it moves when it connects.
    enum Item: Hashable, Sendable {
        case wifi
        case network(WiFiNetwork.ID)
    }

    /// What stands below the first section.
    var note = ""

    override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section) == .networks ? "Other Networks" : nil
    }

    override func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        sectionIdentifier(for: section) == .configuration ? note : nil
    }
}

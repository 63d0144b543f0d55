import Foundation

@testable import CollectionViews

/// A data source written by hand: sections of strings.
@MainActor final class ListSource: CollectionViewDataSource {
    var sections: [[String]]
    var configured: [String] = []
    var styles: [String: String] = [:]

    let registration = CollectionView.CellRegistration<TestCell, String> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
    }

    init(_ sections: [[String]]) {
        self.sections = sections
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        let item = sections[indexPath.section][indexPath.item]
        configured.append(item)
        let cell = collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        if let style = styles[item] {
            var content = cell.defaultContentConfiguration()
            content.text = item
            content.secondaryText = style
            cell.contentConfiguration = content
        }
        return cell
    }
}

/// A cell that counts how often it was used again.
@MainActor final class TestCell: CollectionViewListCell {
    var reuseCount = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        reuseCount += 1
    }
}

/// A clock that runs when told to.
@MainActor final class ManualClock: AnimationClock {
    private var waiting: [@MainActor () -> Void] = []

    func call(after seconds: Double, _ action: @escaping @MainActor () -> Void) { waiting.append(action) }

    func finish() {
        let actions = waiting
        waiting = []
        for action in actions { action() }
    }
}

@MainActor func makeList(
    _ source: ListSource, appearance: CollectionLayoutListConfiguration.Appearance = .plain, rowHeight: Double? = 50
) -> CollectionView {
    var configuration = CollectionLayoutListConfiguration(appearance: appearance)
    configuration.rowHeight = rowHeight
    let view = CollectionView(collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
    view.dataSource = source
    return view
}

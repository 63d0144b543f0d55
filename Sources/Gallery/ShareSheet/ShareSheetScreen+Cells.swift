import Diffable
import Foundation

extension ShareSheetScreen {
    func makeDataSource() -> DataSource {
        let face = CollectionView.CellRegistration<CollectionViewCell, ShareItem> { cell, _, item in
            cell.contentConfiguration = item.face
        }
        let row = CollectionView.CellRegistration<CollectionViewListCell, ShareItem> { [weak self] cell, _, item in
            cell.contentConfiguration = item.row
            switch item.id {
            case .action: cell.accessories = [item.isDone ? .checkmark() : .picture(item.image)]
            case .edit: cell.accessories = []
            case .devices: cell.accessories = [.detail { [weak self] in self?.tellOfDevices() }]
            case .preview, .device, .person, .app: cell.accessories = []
            }
        }
        return DataSource(collectionView: collectionView) { view, indexPath, item in
            switch item.id {
            case .device, .person, .app: view.dequeueConfiguredReusableCell(using: face, for: indexPath, item: item)
            case .preview, .devices, .action, .edit:
                view.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
            }
        }
    }
}

extension CellAccessory {
    /// A picture that says what the row does, where the row ends.
    fileprivate static func picture(_ image: Image?) -> CellAccessory {
        .customView(
            configuration: .init(customView: .image(image ?? Image()), placement: .trailing(), tintColor: .label))
    }
}

extension ShareItem {
    /// What a row shows.
    fileprivate var row: ListContentConfiguration {
        var content = ListContentConfiguration.subtitleCell()
        content.text = title
        switch id {
        case .preview:
            content.image = image
            content.textProperties.font = .preferredFont(forTextStyle: .headline)
            content.secondaryText = detail
        case .devices:
            content.image = image
            content.secondaryText = detail
            content.secondaryTextProperties.numberOfLines = 0
        case .edit: content.textProperties.color = .tintColor
        case .device, .person, .app, .action: break
        }
        return content
    }

    /// A round face or an app’s icon with a name below.
    fileprivate var face: ListContentConfiguration {
        var content = ListContentConfiguration.avatar()
        content.image = image
        content.text = title
        content.secondaryText = detail
        content.secondaryTextProperties.color = progress == .waiting ? .secondaryLabel : .tintColor
        content.accessibilityLabel = [title, detail].compactMap { $0 }.joined(separator: ", ")
        return content
    }
}

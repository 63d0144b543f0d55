import Diffable
import Foundation

extension MountainScreen {
    func makeLayout() -> CollectionViewCompositionalLayout {
        CollectionViewCompositionalLayout { [weak self] index, environment in
            switch self?.section(at: index) {
            // As other pictures, it grows to one and a half times.
            case .portrait: return .portrait(height: min(environment.scaled(216), 324), in: environment)
            case .ranks: return Self.ranks(in: environment)
            case .neighbours:
                // A part of the next is seen: of the fifth beside the widest column, of the third on telephones.
                return .lane(ofTiles: CGSize(width: 160, height: 128), spacing: 12, bottom: 24, in: environment)
            case let section:
                var list = CollectionLayoutListConfiguration(appearance: .insetGrouped)
                list.headerMode = section?.title == nil ? .none : .supplementary
                list.footerMode = section == .heights ? .supplementary : .none
                return .list(using: list, layoutEnvironment: environment)
            }
        }
    }

    /// Tiles side by side.
    private static func ranks(in environment: any CollectionLayoutEnvironment) -> CollectionLayoutSection {
        let width = environment.container.effectiveContentSize.width
        let size = CollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(environment.scaled(100)))
        let item = CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        // Where three have no room for their words, each has a line of its own.
        let count = width < environment.scaled(340) ? 1 : 3
        let group = CollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: count)
        let spacing: CGFloat = width < 480 ? 8 : 12
        group.interItemSpacing = .fixed(spacing)
        let section = CollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        let side = environment.pageMargin
        section.contentInsets = DirectionalEdgeInsets(top: 4, leading: side, bottom: 8, trailing: side)
        return section
    }
}

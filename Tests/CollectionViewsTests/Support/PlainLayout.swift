import DiffableSnapshots
import Foundation

@testable import CollectionViews

/// The layouts of the random tests worked out again, item by item, in the plainest way there is.
enum PlainLayout: CaseIterable {
    case list, measuredList, headers, adaptiveGrid

    @MainActor var layout: CollectionViewLayout {
        switch self {
        case .list:
            var configuration = CollectionLayoutListConfiguration(appearance: .plain)
            configuration.rowHeight = 50
            return CollectionViewCompositionalLayout.list(using: configuration)
        case .measuredList:
            return CollectionViewCompositionalLayout.list(
                using: CollectionLayoutListConfiguration(appearance: .insetGrouped))
        case .headers:
            var configuration = CollectionLayoutListConfiguration(appearance: .plain)
            configuration.rowHeight = 30
            configuration.headerMode = .supplementary
            return CollectionViewCompositionalLayout.list(using: configuration)
        case .adaptiveGrid:
            return CollectionViewCompositionalLayout { _, environment in
                let full = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
                let group = CollectionLayoutGroup.horizontal(
                    layoutSize: full, repeatingSubitem: CollectionLayoutItem(layoutSize: full),
                    count: Int(environment.container.effectiveContentSize.width / 100))
                group.interItemSpacing = .fixed(10)
                let section = CollectionLayoutSection(group: group)
                section.interGroupSpacing = 5
                section.contentInsets = DirectionalEdgeInsets(top: 7, leading: 10, bottom: 3, trailing: 10)
                return section
            }
        }
    }

    var isMeasured: Bool { self == .measuredList }

    /// The frame of every item, and the content's height.
    func frames(of snapshot: SnapshotSource.Snapshot, width: Double, heights: [Int: Double]) -> (
        frames: [Int: CGRect], height: Double
    ) {
        var frames: [Int: CGRect] = [:]
        var y = 0.0
        for section in snapshot.sectionIdentifiers {
            let items = snapshot.itemIdentifiers(inSection: section)
            switch self {
            case .list, .headers:
                if self == .headers { y += 36 }
                for item in items {
                    let height = self == .list ? 50.0 : 30
                    frames[item] = CGRect(x: 0, y: y, width: width, height: height)
                    y += height
                }
            case .measuredList:
                let side = width >= 600 ? 20.0 : 16
                y += 12
                for item in items {
                    let height = heights[item] ?? 44
                    frames[item] = CGRect(x: side, y: y, width: width - 2 * side, height: height)
                    y += height
                }
                y += 12
            case .adaptiveGrid:
                let columns = Int(width / 100)
                let share = (width - 20 - 10 * Double(columns - 1)) / Double(columns)
                y += 7
                for (index, item) in items.enumerated() {
                    frames[item] = CGRect(
                        x: 10 + Double(index % columns) * (share + 10), y: y + Double(index / columns) * 45,
                        width: share,
                        height: 40)
                }
                let lines = (items.count + columns - 1) / columns
                y += max(0, Double(lines) * 45 - 5) + 3
            }
        }
        return (frames, y)
    }
}

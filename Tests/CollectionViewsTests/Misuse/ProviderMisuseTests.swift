import Foundation
import Testing

@testable import CollectionViews

@Suite("Providers that stop the program")
struct ProviderMisuseTests {
    @Test("A registration made inside the provider that uses it")
    func registrationInProvider() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            show { view, indexPath in
                let registration = CollectionView.CellRegistration<TestCell, Int> { _, _, _ in }
                return view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: 1)
            }
        }
        expect(result, says: "A CellRegistration was made inside the provider", "make it once, outside")
    }

    @Test("A cell that was not dequeued")
    func cellNotDequeued() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            show { _, _ in TestCell() }
        }
        expect(result, says: "collectionView(_:cellForItemAt:) returned a TestCell that was not dequeued")
    }

    @Test("One cell for two items")
    func cellTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let registration = CollectionView.CellRegistration<TestCell, Int> { _, _, _ in }
            var cell: CollectionViewCell?
            show { view, indexPath in
                cell = cell ?? view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: 1)
                return cell!
            }
        }
        expect(result, says: "returned a TestCell that shows another element")
    }

    @Test("Updating the view while it asks for a cell")
    func updateInProvider() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            show { view, _ in
                view.reloadData()
                return TestCell()
            }
        }
        expect(result, says: "CollectionView.reloadData(): called while the data source was making a cell")
    }

    @Test("Another cell for an item that is reconfigured")
    func otherCellOnReconfigure() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let first = CollectionView.CellRegistration<TestCell, Int> { _, _, _ in }
            let second = CollectionView.CellRegistration<TestCell, Int> { _, _, _ in }
            var isChanged = false
            let source = ProviderSource { view, indexPath in
                view.dequeueConfiguredReusableCell(using: isChanged ? second : first, for: indexPath, item: 1)
            }
            let view = CollectionView()
            view.dataSource = source
            let viewer = RecordingViewer(view)
            viewer.update()
            isChanged = true
            view.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
            withExtendedLifetime((source, viewer)) {}
        }
        expect(result, says: "A reconfigured item got another cell than it had", "reload the item instead")
    }
}

/// Two items whose cells come from a closure.
@MainActor final class ProviderSource: CollectionViewDataSource {
    let provider: (CollectionView, IndexPath) -> CollectionViewCell

    init(_ provider: @escaping (CollectionView, IndexPath) -> CollectionViewCell) {
        self.provider = provider
    }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        provider(collectionView, indexPath)
    }
}

@MainActor private func show(_ provider: @escaping (CollectionView, IndexPath) -> CollectionViewCell) {
    let source = ProviderSource(provider)
    let view = CollectionView()
    view.dataSource = source
    RecordingViewer(view).update()
    withExtendedLifetime(source) {}
}

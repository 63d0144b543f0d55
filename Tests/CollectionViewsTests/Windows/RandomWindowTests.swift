import DiffableSnapshots
import Foundation
import Testing

@testable import CollectionViews

/// Whatever happens, a viewer that plays its transactions shows what its window should show.
@MainActor @Suite("Random updates, windows, losses and returns")
struct RandomWindowTests {
    @MainActor final class Viewer {
        let recorder: RecordingViewer
        let layout: PlainLayout
        var heights: [Int: Double] = [:]
        /// Where everything stood at each version that was ever sent.
        var framesSent: [Int: [Int: CGRect]] = [:]
        var unacknowledged: [Int] = []

        init(_ view: CollectionView, size: CGSize, layout: PlainLayout) {
            recorder = RecordingViewer(view, size: size)
            self.layout = layout
        }

        func frames(_ snapshot: SnapshotSource.Snapshot) -> (frames: [Int: CGRect], height: Double) {
            layout.frames(of: snapshot, width: recorder.window.size.width, heights: heights)
        }
    }

    @Test("A viewer's mirror shows what its window should show", arguments: PlainLayout.allCases, seeds(1, of: 8))
    func mirror(layout: PlainLayout, seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let view = CollectionView(collectionViewLayout: layout.layout)
        let source = SnapshotSource(view)
        var next = 10_000
        source.reload(.filled(sections: Int.random(in: 1...3, using: &generator), items: 40))
        let viewers = [
            Viewer(view, size: CGSize(width: 320, height: 300), layout: layout),
            Viewer(view, size: CGSize(width: 700, height: 450), layout: layout),
        ]
        for step in 0..<40 {
            let context: Comment = "\(layout), seed \(seed), step \(step)"
            switch Int.random(in: 0..<10, using: &generator) {
            case 0..<4:
                let new = source.snapshot.edited(by: &generator, next: &next)
                for item in new.reconfiguredItemIdentifiers { source.notes[item] = "note \(step)" }
                source.apply(new, animated: Bool.random(using: &generator))
            case 4 where Int.random(in: 0..<5, using: &generator) == 0:
                source.reload(source.snapshot.edited(by: &generator, next: &next))
                for viewer in viewers { viewer.heights = [:] }
            default: break
            }
            for viewer in viewers { act(viewer, source, &generator, context) }
        }
        for viewer in viewers { check(viewer, source, "\(layout), seed \(seed), end") }
    }

    private func act(
        _ viewer: Viewer, _ source: SnapshotSource, _ generator: inout SeededGenerator, _ context: Comment
    ) {
        let window = viewer.recorder.window
        switch Int.random(in: 0..<12, using: &generator) {
        case 0, 1:
            let height = viewer.frames(source.snapshot).height
            viewer.recorder.scroll(to: Double.random(in: 0...max(1, height), using: &generator))
        case 2: window.resize(to: CGSize(width: Double(Int.random(in: 200...900, using: &generator)), height: 400))
        case 3 where viewer.layout.isMeasured: measure(viewer, &generator)
        case 4:
            // A transaction is lost on its way, and the viewer returns with what it has.
            if window.nextTransaction() == nil, window.version == viewer.recorder.version {
                viewer.framesSent[window.version] = viewer.frames(source.snapshot).frames
            }
            window.catchUp(from: viewer.recorder.version)
        case 5: window.resetViewer()
        case 6:
            for version in viewer.unacknowledged { window.acknowledge(version) }
            viewer.unacknowledged = []
        case 7: break
        default: play(viewer, source, context)
        }
        if Bool.random(using: &generator) { check(viewer, source, context) }
    }

    private func measure(_ viewer: Viewer, _ generator: inout SeededGenerator) {
        for (key, row) in viewer.recorder.rows where Bool.random(using: &generator) {
            guard let item = row.content.text.flatMap({ Int($0) }) else { continue }
            let height = Double(Int.random(in: 20...90, using: &generator))
            let isHeld = viewer.recorder.window.element(of: key) != nil
            viewer.recorder.window.measured(key, height: height)
            if isHeld {
                viewer.heights[item] = viewer.recorder.window.heights[viewer.recorder.window.element(of: key)!]
            }
        }
    }

    private func play(_ viewer: Viewer, _ source: SnapshotSource, _ context: Comment) {
        guard let transaction = viewer.recorder.window.nextTransaction() else {
            // Nothing that the viewer holds has changed: rows elsewhere start from where they are by now.
            if viewer.recorder.window.version == viewer.recorder.version {
                viewer.framesSent[viewer.recorder.version] = viewer.frames(source.snapshot).frames
            }
            return
        }
        let before = viewer.framesSent[transaction.base]
        let rowsBefore = viewer.recorder.rows
        viewer.recorder.play(transaction)
        viewer.unacknowledged.append(transaction.version)
        let now = viewer.frames(source.snapshot).frames
        viewer.framesSent[transaction.version] = now
        if transaction.base == 0 { #expect(transaction.animation == nil, context) }
        for row in transaction.rows {
            guard let item = viewer.recorder.rows[row.key]?.content.text.flatMap({ Int($0) }) else { continue }
            expectClose(row.frame, now[item], context)
            if transaction.base == 0 {
                #expect(row.from == nil, context)
            } else {
                expectClose(row.from, before?[item], context)
            }
        }
        for gone in transaction.gone {
            guard let item = rowsBefore[gone.key]?.content.text.flatMap({ Int($0) }) else { continue }
            expectClose(gone.to, now[item], context)
        }
    }

    private func check(_ viewer: Viewer, _ source: SnapshotSource, _ context: Comment) {
        play(viewer, source, context)
        let recorder = viewer.recorder
        #expect(recorder.window.nextTransaction() == nil, context)
        let (frames, height) = viewer.frames(source.snapshot)
        #expect(abs(recorder.contentSize.height - height) < 0.01, context)
        #expect(recorder.count == source.snapshot.numberOfItems, context)
        let sight = CGRect(
            x: 0, y: recorder.window.offset.y, width: recorder.window.size.width, height: recorder.window.size.height)
        let order = source.snapshot.itemIdentifiers
        let expected = Set(order.filter { frames[$0]!.overlaps(sight) })
        var shown: Set<Int> = []
        for row in recorder.rows.values {
            guard let item = row.content.text.flatMap({ Int($0) }) else { continue }
            expectClose(row.frame, frames[item], context)
            #expect(order.indices.contains(row.position) && order[row.position] == item, context)
            #expect(row.content.secondaryText == source.notes[item], context)
            if row.frame.overlaps(sight) { #expect(shown.insert(item).inserted, context) }
        }
        #expect(shown == expected, context)
        #expect(recorder.rows.count < 200, context)
    }

    private func expectClose(_ left: CGRect?, _ right: CGRect?, _ context: Comment) {
        guard let left, let right else {
            #expect(left == right, context)
            return
        }
        let distance = max(
            abs(left.minX - right.minX), abs(left.minY - right.minY), abs(left.width - right.width),
            abs(left.height - right.height))
        #expect(distance < 0.01, "\(context): \(left) is not \(right)")
    }
}

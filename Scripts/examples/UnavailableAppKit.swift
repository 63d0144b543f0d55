// What code for AppKit has and this package has not, as in Unavailable.swift.
import AppKitNames

@MainActor func register(in view: NSCollectionView, _ label: NSTextField) {
    let kind = NSUserInterfaceItemIdentifier("item")
    view.register(NSNib(nibNamed: "Item", bundle: nil), forItemWithIdentifier: kind)  // refused
    view.register(  // refused
        NSNib(nibNamed: "Title", bundle: nil),  // refused
        forSupplementaryViewOfKind: "title", withIdentifier: kind)
    label.isEditable = true  // refused
    _ = NSDiffableDataSourceSnapshotReference()  // refused
    _ = NSCollectionViewDiffableDataSourceReference.self  // refused
}

@MainActor final class TitleView: NSView, NSCollectionViewElement {}  // refused

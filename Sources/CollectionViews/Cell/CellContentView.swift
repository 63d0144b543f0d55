/// The content view of a cell: it has a background, a border and margins.
///
/// It holds no subviews: set the cell's ``CollectionViewCell/contentConfiguration`` to show texts and images.
@preconcurrency @MainActor final class CellContentView: View {
    private weak var cell: CollectionViewCell?

    convenience init(of cell: CollectionViewCell) {
        self.init(frame: cell.bounds)
        self.cell = cell
    }

    override func setNeedsDisplay() { cell?.setNeedsDisplay() }
}

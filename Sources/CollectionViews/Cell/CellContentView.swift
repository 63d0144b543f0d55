/// The part of a cell that its content stands in: it has a background, a border and margins.
///
/// Texts and pictures are no views here: say what the cell shows by its ``CollectionViewCell/contentConfiguration``.
@preconcurrency @MainActor final class CellContentView: View {
    private weak var cell: CollectionViewCell?

    convenience init(of cell: CollectionViewCell) {
        self.init(frame: cell.bounds)
        self.cell = cell
    }

    override func setNeedsDisplay() { cell?.setNeedsDisplay() }
}

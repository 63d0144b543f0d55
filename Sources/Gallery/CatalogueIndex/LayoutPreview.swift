import Diffable
import Foundation

/// A little picture of what a page shows: where its layout puts items and, in lists, what stands in their rows.
@MainActor enum LayoutPreview {
    /// The extent that a layout of tiles is solved for, and that of the picture.
    private static let space = CGSize(width: 420, height: 315)
    /// Rows are drawn from nearer: what stands in them is seen.
    private static let listSpace = CGSize(width: 260, height: 195)
    private static var known: [String: Image] = [:]

    /// Draws the picture of a page's layout before anybody asks for it, outside of providers of cells.
    static func prepare(_ entry: CatalogueEntry) { _ = image(of: entry) }

    /// The picture of a page's layout; it is drawn once.
    static func image(of entry: CatalogueEntry) -> Image? {
        if let image = known[entry.id] { return image }
        let image = draw(entry.makeScreen())
        known[entry.id] = image
        return image
    }

    /// What stands where there are no items: a sign, and two lines of words.
    private static let sign = "M210 78a36 36 0 1 1 0 72a36 36 0 1 1 0-72zM120 188h180v12h-180zM150 228h120v8h-120z"

    private static func draw(_ screen: Screen) -> Image? {
        let view = screen.collectionView
        view.frame = CGRect(origin: .zero, size: listSpace)
        let rows = items(of: view, in: listSpace)
        let cells = rows.compactMap {
            view.dataSource?.collectionView(view, cellForItemAt: $0.path) as? CollectionViewListCell
        }
        if !rows.isEmpty, cells.count == rows.count {
            var marks = PreviewMarks()
            marks.add(headOf: screen, width: listSpace.width)
            for ((path, frame), cell) in zip(rows, cells) {
                marks.add(cell.makeRowContent(), in: frame, isMovable: canMove(path, in: view))
            }
            return picture(marks.svg, of: listSpace)
        }
        view.frame = CGRect(origin: .zero, size: space)
        let tiles = items(of: view, in: space).map { _, frame in
            let box = frame.insetBy(dx: 8, dy: 8)
            let (width, height) = (Int(max(1, box.width)), Int(max(1, box.height)))
            return "M\(Int(box.minX)) \(Int(box.minY))h\(width)v\(height)h-\(width)z"
        }
        let outlines = tiles.isEmpty ? sign : tiles.joined()
        return picture(
            "<path d=\"\(outlines)\" fill=\"#4a8fe7\" stroke=\"#4a8fe7\" stroke-width=\"10\" "
                + "stroke-linejoin=\"round\"/>",
            of: space)
    }

    private static func canMove(_ path: IndexPath, in view: CollectionView) -> Bool {
        view.dragDelegate != nil || view.dataSource?.collectionView(view, canMoveItemAt: path) == true
    }

    /// The items that are in sight, and where they are.
    private static func items(of view: CollectionView, in space: CGSize) -> [(path: IndexPath, frame: CGRect)] {
        (0..<view.numberOfSections).flatMap { section in
            (0..<min(view.numberOfItems(inSection: section), 60)).lazy
                .map { IndexPath(item: $0, section: section) }
                .map { (path: $0, frame: view.layoutAttributesForItem(at: $0)?.frame ?? .null) }
                .prefix { $0.frame.minY < space.height && $0.frame.minX <= space.width }
        }
    }

    private static func picture(_ marks: String, of space: CGSize) -> Image? {
        let (width, height) = (space.width, space.height)
        let edge = width * 0.057
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="56" height="42">\
            <rect width="100%" height="100%" rx="\(width * 0.105)" fill="#4a8fe7" fill-opacity="0.16"/>\
            <svg x="\(edge)" y="\(edge)" width="\(width - 2 * edge)" height="\(height - 2 * edge)" \
            viewBox="0 0 \(width) \(height)" preserveAspectRatio="xMidYMin slice">\(marks)</svg></svg>
            """
        return Image(data: Data(svg.utf8))
    }
}

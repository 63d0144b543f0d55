import Diffable
import Foundation

/// A little picture of where a layout puts the items of a view.
@MainActor enum LayoutPreview {
    /// The extent that the layout is solved for, and that of the picture.
    private static let space = CGSize(width: 420, height: 315)
    private static var known: [String: Image] = [:]

    /// Draws the picture of a page's layout before anybody asks for it.
    static func prepare(_ entry: CatalogueEntry) { _ = image(of: entry) }

    /// The picture of a page's layout; it is drawn once.
    static func image(of entry: CatalogueEntry) -> Image? {
        if let image = known[entry.id] { return image }
        // The screen keeps the view's data alive.
        let screen = entry.makeScreen()
        let image = draw(screen.collectionView)
        known[entry.id] = image
        return image
    }

    /// What stands where there are no items: a sign, and two lines of words.
    private static let sign = "M210 78a36 36 0 1 1 0 72a36 36 0 1 1 0-72zM120 188h180v12h-180zM150 228h120v8h-120z"

    private static func draw(_ view: CollectionView) -> Image? {
        view.frame = CGRect(origin: .zero, size: space)
        var outlines = ""
        for section in 0..<view.numberOfSections {
            for item in 0..<min(view.numberOfItems(inSection: section), 60) {
                let path = IndexPath(item: item, section: section)
                guard let frame = view.layoutAttributesForItem(at: path)?.frame, frame.minY < space.height else {
                    break
                }
                if frame.minX > space.width { break }
                let box = frame.insetBy(dx: 8, dy: 8)
                let (width, height) = (Int(max(1, box.width)), Int(max(1, box.height)))
                outlines += "M\(Int(box.minX)) \(Int(box.minY))h\(width)v\(height)h-\(width)z"
            }
        }
        if outlines.isEmpty { outlines = sign }
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(space.width) \(space.height)" width="56" height="42">\
            <rect width="100%" height="100%" rx="44" fill="#4a8fe7" fill-opacity="0.16"/>\
            <svg x="24" y="24" width="\(space.width - 48)" height="\(space.height - 48)" \
            viewBox="0 0 \(space.width) \(space.height)" preserveAspectRatio="xMidYMin slice">\
            <path d="\(outlines)" fill="#4a8fe7" stroke="#4a8fe7" stroke-width="10" stroke-linejoin="round"/></svg></svg>
            """
        return Image(data: Data(svg.utf8))
    }
}

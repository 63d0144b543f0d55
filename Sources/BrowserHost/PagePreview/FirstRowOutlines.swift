import CollectionViews
import Foundation

/// The places of a screen's first rows in columns from a telephone's to a desk's, for whoever has to wait for them.
struct FirstRowOutlines {
    /// Between two neighbours places go linearly with the width, as margins and shares of it do; from 600 points on
    /// margins are others. As high as a telephone's rows have room for, and those of a desk.
    private static let sizes = [
        (340, 670), (362, 670), (390, 670), (430, 670), (480, 710), (599, 710), (600, 710), (740, 710), (1120, 710),
    ]

    private let outlines: [(width: Int, parts: [LayoutOutlinePart])]

    /// Nil while there are no rows. Others have their turn between the widths.
    @MainActor init?(
        of view: CollectionView, isReadable: Bool = false, makeWindow: (CollectionView) -> any ViewerWindow
    ) async {
        let window = makeWindow(view)
        defer { window.close() }
        var outlines: [(width: Int, parts: [LayoutOutlinePart])] = []
        for (width, height) in Self.sizes {
            window.resetViewer()
            window.resize(to: CGSize(width: width, height: height), textScale: 1, idiom: .mac, displayScale: 1)
            outlines.append((width, (window as? CollectionViewWindow)?.layoutOutline(isReadable: isReadable) ?? []))
            await Task.yield()
        }
        self.outlines = outlines
        if outlines.allSatisfy(\.parts.isEmpty) { return nil }
    }

    /// Each part as its kind, its corner and its size, and what is known of its shape.
    func write(to json: inout JSONWriter) {
        json.name("outlines")
        json.array { json in
            for (width, parts) in outlines {
                json.object { json in
                    json.member("width", width)
                    json.array("parts", parts) { $0.write(to: &$1) }
                }
            }
        }
    }
}

extension LayoutOutlinePart {
    fileprivate func write(to json: inout JSONWriter) {
        json.array { json in
            json.value(kind.rawValue)
            for length in [frame.minX, frame.minY, frame.width, frame.height] { json.value(Int(length.rounded())) }
            guard let shape else { return }
            let lengths = [shape.start, Double(shape.pictureSize.width), Double(shape.pictureSize.height)]
            for length in lengths { json.value(Int(length.rounded())) }
            json.value(shape.lineCount)
            json.value(shape.hasSeparator ? 1 : 0)
        }
    }
}

import CollectionViews
import Foundation
import Screens

/// The places of a screen's first rows in columns from a telephone's to a desk's, for whoever has to wait for them.
struct FirstRowOutlines {
    /// Between two neighbours places go linearly with the width, as margins and shares of it do; from 600 points on
    /// margins are others. As high as a telephone's rows have room for, and those of a desk.
    private static let sizes = [
        (340, 670), (362, 670), (390, 670), (430, 670), (480, 710), (599, 710), (600, 710), usualOfTablets, (1120, 710),
    ]

    /// From here on a tablet may show them, whose rows may be higher.
    private static let leastOfTablets = 600
    /// In this one it is seen whether they are.
    private static let usualOfTablets = (740, 710)

    /// A layout that ends with the window may follow its height: it is laid out in this one too, and goes linearly.
    private static let tall = 1210

    private typealias Outlines = [(width: Int, height: Int, outline: LayoutOutline, taller: LayoutOutline?)]
    private let outlines: Outlines
    /// Those of tablets; empty where they are the same.
    private let ofTablets: Outlines

    /// Nil while there are no rows. Others have their turn between the widths.
    ///
    /// - Parameters:
    ///   - chosen: The item that the view will be scrolled to.
    ///   - distance: How far below the view's upper edge it will be; nil where it is to be in sight.
    @MainActor init?(
        of screen: Screen, chosen: IndexPath?, distance: Int? = nil, makeWindow: (CollectionView) -> any ViewerWindow
    ) async {
        let window = makeWindow(screen.collectionView)
        defer { window.close() }
        guard let window = window as? CollectionViewWindow else { return nil }
        func outlines(from least: Int = 0, on idiom: UserInterfaceIdiom) async -> Outlines {
            var outlines: Outlines = []
            // Rows are seldom lower in a narrower column: all begin with the same one, so that each has its fellow.
            for (width, height) in Self.sizes.reversed() where width >= least {
                let size = CGSize(width: width, height: height)
                let usual = outline(in: size, on: idiom, startingLike: outlines.last?.outline)
                outlines.append((width, height, usual, taller(usual, in: size, on: idiom)))
                await Task.yield()
            }
            return outlines.reversed()
        }
        func outline(
            in size: CGSize, on idiom: UserInterfaceIdiom, startingLike other: LayoutOutline?
        ) -> LayoutOutline {
            window.resetViewer()
            window.resize(to: size, textScale: 1, idiom: idiom, displayScale: 1)
            return window.layoutOutline(
                isReadable: screen.followsReadableWidth, chosen: chosen, distance: distance.map(Double.init),
                startingLike: other)
        }
        func taller(_ usual: LayoutOutline, in size: CGSize, on idiom: UserInterfaceIdiom) -> LayoutOutline? {
            if chosen != nil || usual.height > size.height { return nil }
            let other = outline(in: CGSize(width: size.width, height: Double(Self.tall)), on: idiom, startingLike: nil)
            return other.parts.runs.count == usual.parts.runs.count && other.parts != usual.parts ? other : nil
        }
        self.outlines = await outlines(on: .mac)
        if self.outlines.allSatisfy(\.outline.parts.isEmpty) { return nil }
        let (width, height) = Self.usualOfTablets
        let usual = self.outlines.first { $0.width == width }?.outline
        let size = CGSize(width: width, height: height)
        let areSame = outline(in: size, on: .pad, startingLike: usual).parts == usual?.parts
        ofTablets = areSame ? [] : await outlines(from: Self.leastOfTablets, on: .pad)
    }

    /// - Parameters:
    ///   - next: What stands beside the screen or over it: the row that leads there is in sight.
    ///   - anchor: Where the screen will be scrolled to otherwise, if that is there.
    @MainActor init?(
        of screen: Screen, below next: Screen?, at anchor: AddressAnchor?,
        makeWindow: (CollectionView) -> any ViewerWindow
    ) async {
        let chosen =
            if let next {
                next.restorationIdentifier.flatMap { screen.listRestoration?.indexPath($0) }
            } else {
                anchor.flatMap { screen.anchorRestoration.indexPath($0.item) }
            }
        let distance = next == nil ? anchor?.distance : nil
        await self.init(of: screen, chosen: chosen, distance: distance, makeWindow: makeWindow)
    }

    /// Each part as its kind, its corner and its size, and how it is pinned, or else what is known of its shape; of
    /// several that are alike, the first, how many there are, and the way from one to the next. Before them, where
    /// one is chosen, its edges, that of the content, how far below that of the view it will be, and whether that is so
    /// only where it would be out of sight else.
    func write(to json: inout JSONWriter) {
        Self.write(outlines, as: "outlines", to: &json)
        if !ofTablets.isEmpty { Self.write(ofTablets, as: "ofTablets", to: &json) }
    }

    private static func write(_ outlines: Outlines, as name: StaticString, to json: inout JSONWriter) {
        json.name(name)
        json.array { json in
            for (width, height, outline, taller) in outlines {
                json.object { json in
                    json.member("width", width)
                    if let taller {
                        json.array("heights", [height, Self.tall]) { $1.value($0) }
                        json.array("taller", taller.parts.runs.map(\.first.frame)) { frame, json in
                            json.array { json in
                                for length in [frame.minY, frame.height] { json.value(Int(length.rounded())) }
                            }
                        }
                    }
                    if let chosen = outline.chosen {
                        let distance = outline.distance ?? CollectionViewWindow.leadOfRevealed
                        let numbers = [chosen.minY, chosen.maxY, outline.height, CGFloat(distance)]
                        json.array("chosen", numbers + (outline.distance == nil ? [1] : [])) {
                            $1.value(Int($0.rounded()))
                        }
                    }
                    json.array("parts", outline.parts.runs) { $0.write(to: &$1) }
                }
            }
        }
    }
}

/// Parts in one line that are alike and equally far from each other.
private struct LayoutOutlineRun {
    var first: LayoutOutlinePart
    var count = 1
    var step: Double = 0

    /// False where the part is another one, or elsewhere.
    mutating func takes(_ part: LayoutOutlinePart) -> Bool {
        var expected = first
        expected.frame.origin.x += CGFloat(count) * step
        if count == 1 { expected.frame.origin.x = part.frame.minX }
        guard expected.isAbout(part) else { return false }
        if count == 1 { step = part.frame.minX - first.frame.minX }
        count += 1
        return true
    }

    func write(to json: inout JSONWriter) {
        if count < 3 {
            for index in 0..<count {
                var part = first
                part.frame.origin.x += CGFloat(index) * step
                part.write(to: &json)
            }
            return
        }
        json.object { json in
            json.member("count", count)
            json.name("step")
            json.value((step * 100).rounded() / 100)
            json.name("part")
            first.write(to: &json)
        }
    }
}

extension [LayoutOutlinePart] {
    /// In their order.
    fileprivate var runs: [LayoutOutlineRun] {
        reduce(into: []) { runs, part in
            if runs.last?.first.frame.minY == part.frame.minY, runs[runs.count - 1].takes(part) { return }
            runs.append(LayoutOutlineRun(first: part))
        }
    }
}

extension LayoutOutlinePart {
    /// Whether it looks like another one and stands in its place.
    fileprivate func isAbout(_ other: LayoutOutlinePart) -> Bool {
        let (one, two) = (frame, other.frame)
        let differences = [one.minX - two.minX, one.minY - two.minY, one.width - two.width, one.height - two.height]
        guard kind == other.kind, shape == other.shape, pin == other.pin else { return false }
        return differences.allSatisfy { abs($0) < 0.1 }
    }

    fileprivate func write(to json: inout JSONWriter) {
        json.array { json in
            json.value(kind.rawValue)
            for length in [frame.minX, frame.minY, frame.width, frame.height] { json.value(Int(length.rounded())) }
            if let pin { return [pin.end, pin.inset].forEach { json.value(Int($0.rounded())) } }
            guard let shape else { return }
            let lengths = [shape.start, Double(shape.pictureSize.width), Double(shape.pictureSize.height)]
            for length in lengths { json.value(Int(length.rounded())) }
            json.value(shape.lineCount)
            for isSo in [shape.hasSeparator, shape.isCentred, shape.hasGround] { json.value(isSo ? 1 : 0) }
        }
    }
}

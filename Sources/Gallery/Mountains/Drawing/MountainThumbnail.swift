/// A small square picture of a mountain as SVG. Its outline is the mountain's own, as far as that is known, and follows
/// from its name otherwise; its colours say where in the world it stands, and at which hour it is seen; how much of it
/// is white, and how far it rises, say how high it is.
struct MountainThumbnail {
    let mountain: Mountain

    private static let side = 48.0
    private static let foot = 44.0

    var svg: String {
        var random = Numbers(seed: mountain.name)
        let land = MountainLand(of: mountain)
        let colors = land.colors
        let rise = min(1, Double(mountain.height) / 8849)
        let outline = outline(&random, rise: rise)
        let summit = outline.min { $0.y < $1.y }!
        // Beyond a line that winds down from the summit no light comes.
        let bends = [(0.10, 0.22), (-0.02, 0.42), (0.12, 0.66), (0.05, 1.0)]
        let spine = bends.map { bend in
            DrawnPoint(x: summit.x + bend.0 * Self.side, y: summit.y + bend.1 * (Self.side - summit.y))
        }
        let slope = DrawnPoint.path(outline.filter { $0.x >= summit.x })
        let dark = "\(slope)V48H\(DrawnPoint.number(spine[3].x))L\(DrawnPoint.path(spine.reversed()))"
        var shapes = [
            """
            <linearGradient id="s" x2="0" y2="1"><stop stop-color="\(colors.top)"/>\
            <stop offset=".8" stop-color="\(colors.horizon)"/></linearGradient>\
            <path fill="url(#s)" d="M0 0h48v48H0z"/>\(MountainHour(of: mountain).drawing)
            """,
            light(&random, beside: summit), far(&random, colors.far),
            "<path fill=\"\(colors.light)\" d=\"M\(DrawnPoint.path(outline))V48H0z\"/>",
            "<path fill=\"\(colors.shade)\" d=\"M\(dark)z\"/>",
        ]
        let snow = snow(&random, below: summit, share: snowShare(rise, land))
        if let snow {
            for (index, part) in [("\(DrawnPoint.path(outline))V48H0", "#fff"), (dark, "#c5d5ea")].enumerated() {
                shapes.append(
                    """
                    <clipPath id="c\(index)"><path d="M\(part.0)z"/></clipPath>\
                    <path clip-path="url(#c\(index))" fill="\(part.1)" d="\(snow)"/>
                    """)
            }
        }
        shapes.append(ground(&random, colors.ground))
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" \
            preserveAspectRatio="xMidYMax slice">\(shapes.joined())</svg>
            """
    }

    private func outline(_ random: inout Numbers, rise: Double) -> [DrawnPoint] {
        let shapes = mountain.isVolcano ? MountainShape.volcanoes : MountainShape.others
        let chosen = shapes[Int(random.next(in: 0...0.9999) * Double(shapes.count))]
        let isTurned = random.isEven
        let known = MountainShape.known[mountain.name]
        let height = 20 + 18 * rise
        // One is broad, the next one slender, none quite in the middle.
        let (width, middle) = (random.next(in: 50...66), random.next(in: 20...28))
        return (known ?? chosen).points.map { point in
            let x = isTurned && known == nil ? 1 - point.x : point.x
            let isSummit = point.y == 1
            return DrawnPoint(
                x: middle + (x - 0.5) * width + (isSummit ? 0 : random.next(in: -1...1)),
                y: Self.foot - height * point.y - (isSummit ? 0 : random.next(in: -1.2...0.6)))
        }.sorted { $0.x < $1.x }
    }

    /// The sun, on the side of the summit where there is more sky.
    private func light(_ random: inout Numbers, beside summit: DrawnPoint) -> String {
        let x = summit.x < 24 ? random.next(in: 37...42) : random.next(in: 6...11)
        let place = "cx=\"\(DrawnPoint.number(x))\" cy=\"\(DrawnPoint.number(random.next(in: 8...13)))\""
        return "<circle \(place) r=\"3.6\" fill=\"#fff\" fill-opacity=\".85\"/>"
    }

    /// A second ridge behind.
    private func far(_ random: inout Numbers, _ color: String) -> String {
        let points = (0...5).map { index in
            DrawnPoint(x: Double(index) * 9.6, y: random.next(in: index.isMultiple(of: 2) ? 29...36 : 21...30))
        }
        return "<path fill=\"\(color)\" d=\"M0 48L\(DrawnPoint.path(points))V48z\"/>"
    }

    private func ground(_ random: inout Numbers, _ color: String) -> String {
        let middle = random.next(in: 37...43)
        let heights = [random.next(in: 38...44), middle - 3, middle, random.next(in: 38...44)].map(DrawnPoint.number)
        return """
            <path fill="\(color)" d="M0 \(heights[0])Q12 \(heights[1]) 24 \(heights[2])T48 \(heights[3])V48H0z"/>
            """
    }

    /// How much of it is white.
    private func snowShare(_ rise: Double, _ land: MountainLand) -> Double {
        min(0.92, 0.95 * (rise - 0.28) + 0.1 + land.coldness)
    }

    /// Snow that ends in tongues.
    private func snow(_ random: inout Numbers, below summit: DrawnPoint, share: Double) -> String? {
        guard share > 0.08 else { return nil }
        let line = summit.y + (Self.foot - summit.y) * share
        let points = (0...10).map { index in
            let depth = random.next(in: 0.8...3.4)
            return DrawnPoint(x: Double(index) * 4.8, y: index.isMultiple(of: 2) ? line + depth : line - depth)
        }
        return "M0 0L\(DrawnPoint.path(points))V0z"
    }
}

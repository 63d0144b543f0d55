import Foundation

/// A wide picture of a mountain as SVG, on which white text stands below, drawn from what is known of it: the higher,
/// the farther it rises and the more of it is snow; a volcano has a crater. The ridges follow from its name, so that
/// each looks the same wherever it is shown.
///
/// No photograph: nothing in it is true but the height and the kind.
struct MountainDrawing {
    let name: String
    let height: Int
    let isVolcano: Bool

    /// The size of the drawing; it is cut at its sides where there is less room, and keeps its lower edge.
    private var size: (width: Double, height: Double) { (720, 216) }

    /// How high it rises, as a share of the highest.
    private var rise: Double { min(1, Double(height) / 8849) }

    var svg: String {
        var random = Numbers(seed: name)
        let (width, height) = size
        var shapes = [sky, sun(&random)]
        shapes.append(ridge(&random, from: 0.46, to: 0.60, color: "hsl(\(hue) 38% 72%)"))
        shapes.append(ridge(&random, from: 0.60, to: 0.72, color: "hsl(\(hue) 32% 58%)"))
        shapes += peak(&random)
        shapes.append(ridge(&random, from: 0.70, to: 0.80, color: "hsl(\(ground) 30% 27%)"))
        shapes.append(ridge(&random, from: 0.80, to: 0.88, color: "hsl(\(ground) 34% 17%)"))
        shapes.append(shade)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(whole(width)) \(whole(height))" \
            preserveAspectRatio="xMidYMax slice">\(shapes.joined())</svg>
            """
    }

    // MARK: Parts

    /// The higher, the warmer, as the tints of cards are.
    private var hue: Int {
        switch height {
        case 8000...: 12
        case 7000...: 30
        case 6000...: 280
        case 5000...: 240
        case 4000...: 212
        case 3000...: 190
        default: 150
        }
    }

    /// The sky above low mountains is that of a day in summer.
    private var horizon: Int { height < 3000 ? 46 : hue }

    /// What stands below: woods where a mountain is low, bare rock where it is high.
    private var ground: Int { height < 3000 ? 150 : 225 }

    private var sky: String {
        """
        <linearGradient id="s" x2="0" y2="1"><stop stop-color="hsl(214 62% 62%)"/>\
        <stop offset=".55" stop-color="hsl(\(horizon) 70% 82%)"/>\
        <stop offset="1" stop-color="hsl(\(horizon) 80% 92%)"/>\
        </linearGradient><path fill="url(#s)" d="M0 0h\(whole(size.width))v\(whole(size.height))H0z"/>
        """
    }

    /// Darkness below, for white words: at their upper edge large ones have three to one even before snow.
    private var shade: String {
        """
        <linearGradient id="d" x2="0" y2="1"><stop offset=".3" stop-opacity="0"/>\
        <stop offset=".52" stop-opacity=".42"/><stop offset="1" stop-opacity=".68"/>\
        </linearGradient><path fill="url(#d)" d="M0 0h\(whole(size.width))v\(whole(size.height))H0z"/>
        """
    }

    private func sun(_ random: inout Numbers) -> String {
        // Where a telephone, which shows the middle alone, has it whole too, and above the words of a low picture.
        let x = size.width * (random.isEven ? random.next(in: 0.32...0.37) : random.next(in: 0.64...0.68))
        return """
            <circle cx="\(whole(x))" cy="39" r="38" fill="#fff" fill-opacity=".22"/>\
            <circle cx="\(whole(x))" cy="39" r="20" fill="#fff" fill-opacity=".8"/>
            """
    }

    /// A line of hills from edge to edge, with all that is below it; places are shares of the height, from above.
    private func ridge(_ random: inout Numbers, from top: Double, to bottom: Double, color: String) -> String {
        let steps = 32
        let line = random.line(from: 0, to: random.next(in: -0.5...0.5), steps: steps, roughness: 1)
        let (lowest, highest) = (line.min() ?? 0, line.max() ?? 1)
        let points = line.enumerated().map { index, value in
            let share = top + (bottom - top) * (value - lowest) / max(0.01, highest - lowest)
            return DrawnPoint(x: size.width * Double(index) / Double(steps), y: size.height * share)
        }
        return """
            <path fill="\(color)" d="M0 \(whole(size.height))L\(DrawnPoint.path(points))V\(whole(size.height))z"/>
            """
    }

    private func peak(_ random: inout Numbers) -> [String] {
        let (width, height) = size
        let baseline = height * 0.86
        let top = baseline - height * (0.30 + 0.46 * rise)
        let summit = DrawnPoint(x: width * random.next(in: 0.46...0.60), y: top)
        let reach = (baseline - top) * (isVolcano ? 1.75 : 1.3)
        let left = DrawnPoint(x: summit.x - reach * random.next(in: 0.8...1.2), y: baseline)
        let right = DrawnPoint(x: summit.x + reach * random.next(in: 0.8...1.2), y: baseline)
        let steps = 14
        // A crater takes the summit's place.
        let rim = isVolcano ? (baseline - top) * 0.13 : 0
        let start = DrawnPoint(x: summit.x - rim, y: summit.y)
        let end = DrawnPoint(x: summit.x + rim * 0.9, y: summit.y + rim * 0.12)
        let leftSlope = slope(&random, from: left, to: start, steps: steps)
        let rightSlope = slope(&random, from: end, to: right, steps: steps)
        let dip = isVolcano ? [DrawnPoint(x: summit.x, y: summit.y + rim * 0.42)] : []
        let outline = leftSlope + dip + rightSlope
        // The side that the light does not reach begins at a line that runs down from the summit.
        let spine = slope(
            &random, from: dip.first ?? summit, to: DrawnPoint(x: summit.x + reach * 0.16, y: baseline),
            steps: 10, isStraight: true)
        let dark = spine.reversed() + rightSlope
        var shapes = [
            "<path fill=\"hsl(\(rock) 22% 52%)\" d=\"M\(DrawnPoint.path(outline))z\"/>",
            "<path fill=\"hsl(\(rock) 26% 38%)\" d=\"M\(DrawnPoint.path(dark))z\"/>",
        ]
        guard hasSnow else { return shapes }
        let line = top + (baseline - top) * min(0.72, 0.16 + 0.6 * (rise - 0.3))
        let caps = [(outline, "#fff"), (Array(dark), "hsl(214 40% 80%)")]
        for (index, cap) in caps.enumerated() {
            // Snow ends in tongues, the same on both sides.
            var tongues = Numbers(seed: name + "snow")
            let mask = "c\(index)"
            shapes.append(
                """
                <clipPath id="\(mask)"><path d="M\(DrawnPoint.path(cap.0))z"/></clipPath>\
                <path clip-path="url(#\(mask))" fill="\(cap.1)" \
                d="\(snow(&tongues, below: line, reach: reach, summit))"/>
                """)
        }
        return shapes
    }

    private var rock: Int { isVolcano ? 14 : 222 }

    /// The rule by which cards choose their emoji.
    private var hasSnow: Bool { height >= 3000 }

    private func snow(_ random: inout Numbers, below line: Double, reach: Double, _ summit: DrawnPoint) -> String {
        let steps = 26
        let depth = (size.height - summit.y) * 0.11
        let points = (0...steps).map { index in
            let x = summit.x - reach + 2 * reach * Double(index) / Double(steps)
            return DrawnPoint(x: x, y: line + (index.isMultiple(of: 2) ? depth : -depth) * random.next(in: 0.3...1))
        }
        return "M\(DrawnPoint.number(points[0].x)) 0L\(DrawnPoint.path(points))V0z"
    }

    /// A slope from one point to another: straight down a mountain, and bent inwards down a volcano.
    private func slope(
        _ random: inout Numbers, from start: DrawnPoint, to end: DrawnPoint, steps: Int, isStraight: Bool = false
    ) -> [DrawnPoint] {
        let rough = random.line(from: 0, to: 0, steps: steps, roughness: roughness(isStraight))
        return rough.enumerated().map { index, offset in
            let share = Double(index) / Double(steps)
            var y = start.y + (end.y - start.y) * share
            if !isStraight {
                let bend = isVolcano ? 0.32 : 0.08
                y += abs(end.y - start.y) * bend * share * (1 - share) * 1.8
            }
            let x = start.x + (end.x - start.x) * share
            let isEnd = index == 0 || index == steps
            return DrawnPoint(
                x: isStraight && !isEnd ? x + offset * abs(end.y - start.y) : x,
                y: isStraight || isEnd ? y : y + offset * abs(end.y - start.y))
        }
    }

    private func roughness(_ isStraight: Bool) -> Double {
        isVolcano && !isStraight ? 0.02 : 0.12
    }

    private func whole(_ value: Double) -> String { String(Int(value.rounded())) }
}

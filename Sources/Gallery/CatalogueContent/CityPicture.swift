import Diffable
import Foundation

/// A picture of a city as SVG: roofs and towers before the sky of an evening, dark below, where white words stand.
/// Roofs and the light above them follow from its name, so that each city looks the same wherever it is shown; skies
/// follow each other, so that no city's is its neighbour's.
struct CityPicture {
    let city: City

    @MainActor private static var kept: [String: Image] = [:]

    /// The picture of a city behind its name. It is made once.
    @MainActor static func background(of city: City) -> BackgroundConfiguration {
        let picture = kept[city.name] ?? Image(data: Data(CityPicture(city: city).svg.utf8))
        kept[city.name] = picture
        var background = BackgroundConfiguration()
        background.image = picture
        // Seen until the picture is, so that the words can be read.
        background.backgroundColor = Color(red: 0.15, green: 0.15, blue: 0.28, alpha: 1)
        return background
    }

    /// The sky above and at the horizon, far roofs and near ones.
    private struct Evening {
        let top, horizon, far, near: String
        /// Whether the sun is gone: a moon stands there, and stars.
        var isNight = false
    }

    /// Warm ones and cold ones in turn.
    private static let evenings = [
        Evening(top: "#dd6b2c", horizon: "#ffe29a", far: "#bd7350", near: "#4a2736"),
        Evening(top: "#0d3a5c", horizon: "#58c0b0", far: "#2a6d78", near: "#082536", isNight: true),
        Evening(top: "#4a3aa8", horizon: "#f7a6c4", far: "#7f67b8", near: "#261d57"),
        Evening(top: "#0f7f86", horizon: "#f7efa6", far: "#5aa38a", near: "#0d3d3f"),
        Evening(top: "#a8324a", horizon: "#ffc27a", far: "#a8555a", near: "#3a1326"),
        Evening(top: "#2f7fd6", horizon: "#ffe0b0", far: "#7f9cc4", near: "#23406b"),
        Evening(top: "#3b2a6b", horizon: "#ff9d76", far: "#8a4f7d", near: "#2b1b45"),
        Evening(top: "#16255a", horizon: "#8f9be0", far: "#3b4a8f", near: "#0b1230", isNight: true),
    ]

    /// Of cities in one list eight in a row have one each, and lists below each other begin with others.
    private var evening: Evening {
        let list = City.byContinent.firstIndex { $0.contains(city) } ?? 0
        let place = City.byContinent[list].firstIndex(of: city) ?? 0
        return Self.evenings[(3 * list + place) % Self.evenings.count]
    }

    var svg: String {
        var random = Numbers(seed: city.name)
        let evening = evening
        let light = evening.isNight ? moon(&random) : sun(&random)
        let far = skyline(&random, widths: 14...34, heights: 84...126)
        let near = skyline(&random, widths: 20...46, heights: 58...98)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 200" preserveAspectRatio="xMidYMax slice">\
            <linearGradient id="s" x2="0" y2="1"><stop stop-color="\(evening.top)"/>\
            <stop offset=".75" stop-color="\(evening.horizon)"/></linearGradient>\
            <linearGradient id="d" x2="0" y2="1"><stop offset=".3" stop-opacity="0"/>\
            <stop offset=".5" stop-opacity=".4"/><stop offset="1" stop-opacity=".75"/></linearGradient>\
            <path fill="url(#s)" d="M0 0h720v200H0z"/>\
            \(light)<path fill="\(evening.far)" d="\(far.roofs)"/><path fill="\(evening.near)" d="\(near.roofs)"/>\
            <path fill="#ffd98a" fill-opacity=".85" d="\(near.windows)"/>\
            <path fill="url(#d)" d="M0 0h720v200H0z"/></svg>
            """
    }

    /// The sun: high and small, or low, large and half behind roofs, with its glow. It keeps to the middle, which is
    /// what a narrow card shows.
    private func sun(_ random: inout Numbers) -> String {
        let (x, lowness) = (Int(random.next(in: 310...410)), random.next(in: 0...1))
        let (y, radius) = (Int(60 + 32 * lowness), Int(11 + 15 * lowness))
        let glow = "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(2 * radius)\" fill=\"#ffe9b8\" fill-opacity=\".16\"/>"
        return "\(glow)<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\" fill=\"#fff3d6\" fill-opacity=\".9\"/>"
    }

    /// A crescent among stars.
    private func moon(_ random: inout Numbers) -> String {
        let (x, y) = (Int(random.next(in: 320...400)), Int(random.next(in: 54...72)))
        let stars = (0..<44).map { _ in
            "M\(Int(random.next(in: 4...716))) \(Int(random.next(in: 4...92)))h.01"
        }
        return """
            <path stroke="#fff" stroke-opacity=".75" stroke-width="1.4" stroke-linecap="round" d="\(stars.joined())"/>\
            <path fill="#fdf6df" d="M\(x) \(y)a13 13 0 1 0 13 15a10.5 10.5 0 0 1-13-15"/>
            """
    }

    /// Houses from edge to edge, and the windows of theirs in which there is light.
    private func skyline(
        _ random: inout Numbers, widths: ClosedRange<Double>, heights: ClosedRange<Double>
    ) -> (roofs: String, windows: String) {
        var (roofs, windows, x) = ("M0 200", "", 0.0)
        while x < 720 {
            let width = random.next(in: widths).rounded()
            let top = 200 - random.next(in: heights).rounded()
            roofs += "V\(Int(top))\(roof(&random, over: width))"
            for row in 0..<2 {
                for place in stride(from: x + 5, to: x + width - 6, by: 8) where random.next(in: 0...1) < 0.4 {
                    windows += "M\(Int(place)) \(Int(top) + 8 + 11 * row)h3v5h-3z"
                }
            }
            x += width
        }
        return (roofs + "V200z", windows)
    }

    /// What covers a house from its left to its right.
    private func roof(_ random: inout Numbers, over width: Double) -> String {
        let (whole, half) = (Int(width), DrawnPoint.number(width / 2))
        let height = Int(random.next(in: 6...14))
        switch Int(random.next(in: 0...7.99)) {
        case 0, 1, 2: return "l\(half) \(-height)l\(half) \(height)"
        case 3: return "a\(half) \(half) 0 0 1 \(whole) 0"
        case 4: return "l\(half) \(-3 * height)l\(half) \(3 * height)"
        case 5: return "h\(half)v\(-height)h2v\(height)h\(DrawnPoint.number(width / 2 - 2))"
        default: return "h\(whole)"
        }
    }
}

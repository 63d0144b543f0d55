import Diffable
import Foundation

/// A picture of a city as SVG: roofs and towers before the sky of an evening, dark below, where white words stand. Both
/// follow from its name, so that each city looks the same wherever it is shown.
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
    private static let evenings = [
        ("#3b2a6b", "#ff9d76", "#8a4f7d", "#2b1b45"), ("#2f7fd6", "#ffe0b0", "#7f9cc4", "#23406b"),
        ("#dd6b2c", "#ffe29a", "#bd7350", "#4a2736"), ("#0d3a5c", "#58c0b0", "#2a6d78", "#082536"),
        ("#4a3aa8", "#f7a6c4", "#7f67b8", "#261d57"), ("#0f7f86", "#f7efa6", "#5aa38a", "#0d3d3f"),
        ("#a8324a", "#ffc27a", "#a8555a", "#3a1326"), ("#16255a", "#8f9be0", "#3b4a8f", "#0b1230"),
    ]

    var svg: String {
        var random = Numbers(seed: city.name)
        let colors = Self.evenings[Int(random.next(in: 0...7.99))]
        let sun = Int(random.next(in: 300...420))
        let far = skyline(&random, widths: 14...34, heights: 84...126)
        let near = skyline(&random, widths: 20...46, heights: 58...98)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 200" preserveAspectRatio="xMidYMax slice">\
            <linearGradient id="s" x2="0" y2="1"><stop stop-color="\(colors.0)"/>\
            <stop offset=".75" stop-color="\(colors.1)"/></linearGradient>\
            <linearGradient id="d" x2="0" y2="1"><stop offset=".3" stop-opacity="0"/>\
            <stop offset=".5" stop-opacity=".4"/><stop offset="1" stop-opacity=".75"/></linearGradient>\
            <path fill="url(#s)" d="M0 0h720v200H0z"/>\
            <circle cx="\(sun)" cy="72" r="17" fill="#fff" fill-opacity=".8"/>\
            <path fill="\(colors.2)" d="\(far.roofs)"/><path fill="\(colors.3)" d="\(near.roofs)"/>\
            <path fill="#ffd98a" fill-opacity=".85" d="\(near.windows)"/>\
            <path fill="url(#d)" d="M0 0h720v200H0z"/></svg>
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

import Foundation

/// A bar chart with a logarithmic scale, as SVG that suits light and dark pages.
struct Chart {
    var title: String
    var contestants: [String]
    var rows: [Row]

    private static let colors = ["#2f6fde", "#e0803a", "#b34fc4", "#3f9d62", "#8a8f98", "#c9a227"]
    private var left: Double { 220 }
    private var width: Double { 640 }

    var svg: String {
        let times = rows.flatMap { row in contestants.compactMap { row.times[$0] } }
        let low = log10(times.min() ?? 1e-9).rounded(.down)
        let high = log10(times.max() ?? 1).rounded(.up)
        func x(_ seconds: Double) -> Double { left + (log10(seconds) - low) / max(1, high - low) * width }
        var body = ""
        var y = 70.0
        for row in rows {
            let bars = contestants.enumerated().filter { row.times[$0.element] != nil }
            body +=
                "<text x=\"\(left - 10)\" y=\"\(y + Double(bars.count) * 6 + 4)\" text-anchor=\"end\">\(row.name)</text>\n"
            for (index, contestant) in bars {
                let seconds = row.times[contestant] ?? 0
                let color = Self.colors[index % Self.colors.count]
                body +=
                    "<rect x=\"\(left)\" y=\"\(y)\" width=\"\(max(1, x(seconds) - left))\" height=\"10\" rx=\"2\" fill=\"\(color)\"/>"
                body += "<text class=\"small\" x=\"\(x(seconds) + 5)\" y=\"\(y + 9)\">\(format(seconds))</text>\n"
                y += 12
            }
            y += 12
        }
        var grid = ""
        var power = low
        while power <= high {
            let place = x(pow(10, power))
            grid += "<line x1=\"\(place)\" y1=\"60\" x2=\"\(place)\" y2=\"\(y)\" class=\"grid\"/>"
            grid +=
                "<text class=\"small\" x=\"\(place)\" y=\"\(y + 14)\" text-anchor=\"middle\">\(format(pow(10, power)))</text>\n"
            power += 1
        }
        var legend = ""
        for (index, contestant) in contestants.enumerated() {
            let place = left + Double(index) * 130
            legend +=
                "<rect x=\"\(place)\" y=\"38\" width=\"10\" height=\"10\" rx=\"2\" fill=\"\(Self.colors[index % 6])\"/>"
            legend += "<text class=\"small\" x=\"\(place + 15)\" y=\"47\">\(contestant)</text>\n"
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Int(left + width + 130)) \(Int(y + 30))" font-family="system-ui, sans-serif" font-size="12">
            <style>text{fill:#333}.small{font-size:10px;fill:#667}.grid{stroke:#8884}@media(prefers-color-scheme:dark){text{fill:#ddd}.small{fill:#aab}}</style>
            <text x="\(left)" y="22" font-size="15">\(title)</text>
            \(legend)\(grid)\(body)</svg>

            """
    }
}

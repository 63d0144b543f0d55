import Diffable
import Foundation

/// The drawings of mountains as pictures. Each is made once.
@MainActor enum MountainPictures {
    private static var kept: [String: Image] = [:]

    /// The mountain before its sky.
    static func of(_ mountain: Mountain, _ detail: MountainDrawing.Detail) -> Image? {
        picture(named: "\(detail) \(mountain.identifier)") {
            MountainDrawing(
                name: mountain.name, height: mountain.height, isVolcano: mountain.isVolcano, detail: detail
            ).svg
        }
    }

    /// A bar behind a row: as much of its width as the height is of the highest.
    static func bar(of mountain: Mountain, isStrong: Bool) -> Image? {
        picture(named: "bar \(isStrong) \(mountain.height)") {
            let share = Double(mountain.height) / Double(Mountain.highest.height)
            // The highest one's ends before the heights, which stand in a column of their own.
            let width = (share * 1000).rounded() / 1000
            return """
                <svg xmlns="http://www.w3.org/2000/svg"><rect x="6" y="5" rx="8" \
                style="width:calc((100% - 132px) * \(width)); height:calc(100% - 10px)" \
                fill="\(isStrong ? "#2f7bf0" : "#5b7fa6")" fill-opacity="\(isStrong ? 0.3 : 0.16)"/></svg>
                """
        }
    }

    private static func picture(named name: String, drawn: () -> String) -> Image? {
        if let picture = kept[name] { return picture }
        let picture = Image(data: Data(drawn().utf8))
        kept[name] = picture
        return picture
    }
}

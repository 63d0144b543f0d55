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
            let share = Double(mountain.height) / Double(Mountain.highest.height) * 100
            return """
                <svg xmlns="http://www.w3.org/2000/svg"><rect x="-2%" rx="6" width="\(Int(share.rounded()) + 2)%" height="100%" \
                fill="\(isStrong ? "#2f7bf0" : "#8e8e93")" fill-opacity="\(isStrong ? 0.26 : 0.15)"/></svg>
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

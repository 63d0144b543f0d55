import Diffable
import Foundation

/// The drawings of mountains as pictures. Each is made once.
@MainActor enum MountainPictures {
    private static var kept: [String: Image] = [:]

    /// How much is drawn.
    enum Detail {
        /// The peak before its sky, for a small square.
        case thumbnail
        /// Ridges behind and before it, for a wide card on which white text stands below.
        case panorama
    }

    /// The mountain before its sky.
    static func of(_ mountain: Mountain, _ detail: Detail) -> Image? {
        picture(named: "\(detail) \(mountain.identifier)") { drawing(of: mountain, detail) }
    }

    static func drawing(of mountain: Mountain, _ detail: Detail) -> String {
        switch detail {
        case .thumbnail: MountainThumbnail(mountain: mountain).svg
        case .panorama:
            MountainDrawing(name: mountain.name, height: mountain.height, isVolcano: mountain.isVolcano).svg
        }
    }

    /// A bar below the words of a row: as much of its width as the height is of the highest. No word stands on it,
    /// however short it is.
    static func bar(of mountain: Mountain, isStrong: Bool) -> Image? {
        picture(named: "bar \(isStrong) \(mountain.height)") {
            let share = Double(mountain.height) / Double(Mountain.highest.height)
            func bar(_ share: Double, _ fill: String, _ opacity: Double) -> String {
                """
                <rect x="16" height="5" rx="2.5" fill="\(fill)" fill-opacity="\(opacity)" \
                style="y:calc(100% - 14px); width:calc((100% - 32px) * \(share))"/>
                """
            }
            let width = (share * 1000).rounded() / 1000
            return """
                <svg xmlns="http://www.w3.org/2000/svg">\(bar(1, "#808088", 0.16))\
                \(bar(width, isStrong ? "#2f7bf0" : "#6f8fb3", isStrong ? 1 : 0.75))</svg>
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

import Diffable
import Foundation

extension CollectionLayoutSection {
    /// One wide card that stands above the lists of a detail, as far from the edges as they are. In a low window, such
    /// as one at 400 %, it leaves them room.
    @MainActor static func portrait(
        height: CGFloat, in environment: any CollectionLayoutEnvironment
    ) -> CollectionLayoutSection {
        let room = environment.container.effectiveContentSize.height
        let height = room < 300 ? min(height, max(80, room - 128)) : height
        let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        let section = CollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
        let side = environment.pageMargin
        section.contentInsets = DirectionalEdgeInsets(top: 12, leading: side, bottom: 8, trailing: side)
        return section
    }
}

extension ListContentConfiguration {
    /// A card that shows nothing but an emoji, large.
    static func portrait(_ image: Image?) -> ListContentConfiguration {
        var content = ListContentConfiguration.card()
        content.image = image
        content.imageProperties.preferredSymbolConfiguration = Image.SymbolConfiguration(pointSize: 96)
        return content
    }
}

extension Image {
    /// What stands for somebody without a picture: the first letters of a name, on a colour that goes with it, and on
    /// which white can be read.
    static func portrait(of name: String, letters: String? = nil) -> Image? {
        // Names that are nearly alike have colours that are not.
        let hue = name.unicodeScalars.reduce(0) { ($0 * 31 + Int($1.value)) % 100_003 } * 137 % 360
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">\
            <linearGradient id="g" x2="0" y2="1"><stop stop-color="oklch(52% 0.09 \(hue))"/>\
            <stop offset="1" stop-color="oklch(44% 0.09 \(hue))"/></linearGradient>\
            <circle cx="40" cy="40" r="40" fill="url(#g)"/>\
            <text x="40" y="51" text-anchor="middle" fill="#fff" font-family="system-ui,sans-serif" font-size="31" \
            font-weight="600">\(letters ?? ShareItem.initials(of: name))</text></svg>
            """
        return Image(data: Data(svg.utf8))
    }
}

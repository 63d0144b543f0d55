import Diffable
import Foundation

@MainActor extension Mountain {
    /// What the mountain's card shows, with what was searched for marked in it.
    func content(marking text: String) -> ListContentConfiguration {
        var content = content
        content.mark(text)
        return content
    }

    /// Where it stands.
    nonisolated var whereabouts: String { "\(range) · \(country)" }

    /// What the mountain's card shows.
    var content: ListContentConfiguration {
        var content = ListContentConfiguration.card()
        content.text = name
        content.textProperties.numberOfLines = 2
        content.textProperties.shrink(to: 0.7)
        content.secondaryText = whereabouts
        content.secondaryTextProperties.numberOfLines = 2
        content.image = MountainPictures.of(self, .thumbnail)
        content.imageProperties.cornerRadius = 12
        content.columns = [RowContent.Column(text: "\(grouped(height)) m", width: 0)]
        return content
    }
}

extension ListContentConfiguration {
    /// Marks what was searched for: anywhere in the name, and at the beginnings of the words below it.
    mutating func mark(_ search: String) {
        if let marked = text?.marked(search) { attributedText = marked }
        if let marked = secondaryText?.marked(search, atBeginnings: true) { secondaryAttributedText = marked }
    }
}

extension ListContentConfiguration.TextProperties {
    /// Lets the letters of a word that is wider than its line shrink to a share of their size.
    mutating func shrink(to scale: CGFloat) {
        adjustsFontSizeToFitWidth = true
        minimumScaleFactor = scale
    }
}

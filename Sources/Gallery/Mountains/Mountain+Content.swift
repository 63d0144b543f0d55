import Diffable

extension Mountain {
    /// What the mountain's card shows, with what was searched for marked in it.
    func content(marking text: String) -> ListContentConfiguration {
        var content = content
        content.mark(text)
        return content
    }

    /// Where it stands.
    var whereabouts: String { "\(range) · \(country)" }

    /// What the mountain's card shows.
    var content: ListContentConfiguration {
        var content = ListContentConfiguration.card()
        content.text = name
        content.secondaryText = whereabouts
        content.image = .emoji(emoji)
        content.imageProperties.tintColor = color
        content.columns = [RowContent.Column(text: "\(grouped(height)) m", width: 0)]
        return content
    }

    private var emoji: String {
        if isVolcano { return identifier == "Mount Fuji" ? "🗻" : "🌋" }
        return height >= 3000 ? "🏔️" : "⛰️"
    }

    /// The higher, the warmer.
    private var color: Color {
        switch height {
        case 8000...: .systemRed
        case 7000...: .systemOrange
        case 6000...: .systemPurple
        case 5000...: .systemIndigo
        case 4000...: .systemBlue
        case 3000...: .systemTeal
        default: .systemGreen
        }
    }
}

extension ListContentConfiguration {
    /// Marks what was searched for: anywhere in the name, and at the beginnings of the words below it.
    mutating func mark(_ search: String) {
        if let marked = text?.marked(search) { attributedText = marked }
        if let marked = secondaryText?.marked(search, atBeginnings: true) { secondaryAttributedText = marked }
    }
}

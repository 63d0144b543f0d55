import Diffable

extension Mountain {
    /// What the mountain's card shows.
    var content: ListContentConfiguration {
        var content = ListContentConfiguration.card()
        content.text = name
        content.secondaryText = "\(range) · \(country)"
        content.image = .emoji(emoji)
        content.imageProperties.tintColor = .named(color)
        content.columns = [RowContent.Column(text: "\(grouped(height)) m", width: 0)]
        return content
    }

    private var emoji: String {
        if isVolcano { return identifier == "Mount Fuji" ? "🗻" : "🌋" }
        return height >= 3000 ? "🏔️" : "⛰️"
    }

    /// The higher, the warmer.
    private var color: Color.Name {
        switch height {
        case 8000...: .red
        case 7000...: .orange
        case 6000...: .purple
        case 5000...: .indigo
        case 4000...: .blue
        case 3000...: .teal
        default: .green
        }
    }
}

extension ContextualAction {
    /// What menus and screen readers call the action: its accessibility label, its title, or the words of its symbol's
    /// name.
    var spokenName: String {
        if let name = accessibilityLabel ?? title, !name.isEmpty { return name }
        guard case .symbol(let name)? = image?.source else { return style == .destructive ? "Delete" : "Action" }
        let words = name.split(separator: ".").filter { $0 != "fill" && $0 != "circle" }.joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}

import Diffable
import Foundation

/// Which letters a search finds. The others are taken out of the rows alone: whatever comes, goes, or is taken back
/// does so among all.
extension InboxScreen {
    func configureSearch() {
        searchField.onChange = { [weak self] _ in self?.search() }
        searchField.onTokensChange = { [weak self] _ in self?.search() }
    }

    /// All letters, found or not.
    var all: [InboxLetter] { whole ?? letters }

    private var words: [Substring] { searchField.text.split(whereSeparator: \.isWhitespace) }

    var isSearching: Bool { !words.isEmpty || !searchField.tokens.isEmpty }

    private func search() {
        changeWhole {}
        // In rows that stay, another part matches what is searched for now.
        reconfigure(letters)
        showSuggestions()
        showState()
        // The one that is read stays beside the list, also where it is not found.
        if let reader { selectInList(reader.letter) }
    }

    /// Changes the list with all that is in it; what is not found is not shown after it.
    func changeWhole(_ body: () -> Void) {
        if let whole {
            self.whole = nil
            applyUnrecorded(whole)
        }
        body()
        guard isSearching else { return }
        let all = letters
        let (text, senders) = (searchField.text, searchField.tokens)
        whole = all
        applyUnrecorded(all.filter { (senders.isEmpty || senders.contains($0.sender)) && $0.holds(text) })
    }

    /// What is shown is nothing to be undone.
    private func applyUnrecorded(_ letters: [InboxLetter]) {
        dataSource.history.disableUndoRegistration()
        apply(letters)
        dataSource.history.enableUndoRegistration()
    }

    /// Suggests the people whose first or last names begin with what is typed.
    private func showSuggestions() {
        let start = searchField.text.trimmingCharacters(in: .whitespaces)
        let people = Set(all.map(\.sender)).subtracting(searchField.tokens)
        let meant = people.filter { $0.marked(start, atBeginnings: true) != nil }
        searchField.suggestions = Array(meant.sorted().prefix(4))
    }

    /// What stands in the place of letters.
    var nothing: ContentUnavailableConfiguration {
        if isSearching {
            let text = (searchField.tokens + [searchField.text]).joined(separator: " ")
            var nothing = ContentUnavailableConfiguration.search(for: text.trimmingCharacters(in: .whitespaces))
            nothing.button = .init(title: "Show All Letters") { [weak self] in self?.searchField.clear() }
            return nothing
        }
        var nothing = ContentUnavailableConfiguration.empty()
        nothing.image = Image(systemName: "envelope")
        nothing.text = "No Letters"
        nothing.secondaryText = "New letters arrive when you refresh."
        nothing.button = .init(title: "Fetch") { [weak self] in self?.add(5) }
        return nothing
    }
}

import Diffable

/// What is known of each letter: whether it was read and flagged, and what was answered.
extension InboxScreen {
    /// What stands beside a letter wherever it is a row.
    func accessories(of letter: InboxLetter) -> [CellAccessory] {
        [.unread(isHidden: isRead(letter))] + (isFlagged(letter) ? [.flag] : [])
            + (replies(to: letter).isEmpty ? [] : [.replied]) + (draft(to: letter) == nil ? [] : [.draft])
            + [.time(letter.time)]
    }

    func isRead(_ letter: InboxLetter) -> Bool { readNumbers.contains(letter.number) }

    func setRead(_ isRead: Bool, _ letters: [InboxLetter]) {
        for letter in letters {
            if isRead { readNumbers.insert(letter.number) } else { readNumbers.remove(letter.number) }
        }
        didChange(letters)
        showCount()
    }

    /// Letters look otherwise, wherever they are seen.
    private func didChange(_ letters: [InboxLetter]) {
        reconfigure(letters)
        if presentedScreen is InboxSelectionScreen { followSelection() }
    }

    func isFlagged(_ letter: InboxLetter) -> Bool { flaggedNumbers.contains(letter.number) }

    func setFlagged(_ isFlagged: Bool, _ letters: [InboxLetter]) {
        for letter in letters {
            if isFlagged { flaggedNumbers.insert(letter.number) } else { flaggedNumbers.remove(letter.number) }
        }
        didChange(letters)
    }

    func replies(to letter: InboxLetter) -> [InboxReply] { sent[letter.number] ?? [] }

    func draft(to letter: InboxLetter) -> InboxReply? { drafts[letter.number] }

    func keepDraft(_ reply: InboxReply?, to letter: InboxLetter) {
        let isNews = (drafts[letter.number] == nil) != (reply == nil)
        drafts[letter.number] = reply
        if isNews { reconfigure([letter]) }
        showDraft(to: letter)
    }

    /// Lets the letter that is read show what was begun to be written.
    func showDraft(to letter: InboxLetter) {
        if reader?.letter == letter { reader?.show(letter) }
    }

    func send(_ reply: InboxReply, inReplyTo letter: InboxLetter) {
        sent[letter.number, default: []].append(reply)
        keepDraft(nil, to: letter)
        reconfigure([letter])
        present(Toast("Reply sent"))
    }
}

/// An answer to a letter: sent, or kept until it is.
struct InboxReply: Hashable {
    var subject: String
    var text: String

    /// The start of an answer: nothing is said yet.
    init(to letter: InboxLetter) {
        subject = letter.subject.hasPrefix("Re: ") ? letter.subject : "Re: \(letter.subject)"
        text = ""
    }

    /// Whether there is nothing to be sent, or kept.
    var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
}

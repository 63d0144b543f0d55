import Diffable

/// An answer that is written, over the letter that it is for: to whom, about what, and as many lines as it takes.
///
/// All that is typed is a draft at once: whoever goes elsewhere, loads the page again or loses the connection finds it.
@MainActor final class InboxReplyScreen: Screen {
    private let letter: InboxLetter
    private weak var list: InboxScreen?
    private let cancelButton = Button(label: "Cancel")
    private let sendButton = Button(label: "Send", isProminent: true)
    private var reply: InboxReply { didSet { didChange() } }

    override var followsReadableWidth: Bool { true }

    init(to letter: InboxLetter, in list: InboxScreen) {
        self.letter = letter
        self.list = list
        reply = list.draft(to: letter) ?? InboxReply(to: letter)
        super.init(title: "Reply", collectionView: CollectionView())
        restorationIdentifier = Self.component
        restorationStyle = .sheet
        // A press beside it, or a finger that slips, must not end what is written.
        isModalInPresentation = true
        let recipient = TextField(label: "To", text: letter.sender)
        recipient.isEnabled = false
        let subject = TextField(label: "Subject", text: reply.subject) { [weak self] in self?.reply.subject = $0 }
        let message = TextView(label: "Message", text: reply.text) { [weak self] in self?.reply.text = $0 }
        message.placeholder = "Your reply"
        message.quotation = .init(
            heading: "Today at \(letter.time), \(letter.sender) wrote:",
            text: letter.paragraphs.joined(separator: "\n\n"))
        message.becomeFirstResponder()
        message.onSubmit = { [weak self] in self?.send() }
        cancelButton.keyEquivalent = .escape
        cancelButton.isLeading = true
        cancelButton.action = { [weak self] in self?.cancel() }
        sendButton.action = { [weak self] in self?.send() }
        sendButton.isEnabled = !reply.isBlank
        controls = [cancelButton, sendButton, recipient, subject, message]
    }

    /// What stands for the answer in addresses.
    static let component = "reply"

    // While it is written the letter shows no draft; afterwards it does.
    override func viewWillAppear(_ animated: Bool) { list?.showDraft(to: letter) }

    override func viewDidDisappear(_ animated: Bool) { list?.showDraft(to: letter) }

    private func didChange() {
        sendButton.isEnabled = !reply.isBlank
        list?.keepDraft(reply.isBlank ? nil : reply, to: letter)
    }

    private func send() {
        if reply.isBlank { return }
        list?.send(reply, inReplyTo: letter)
        dismiss()
    }

    private func cancel() {
        if reply.isBlank { return dismiss() }
        let question = AlertController(title: "Keep this reply as a draft?", preferredStyle: .actionSheet)
        let save = AlertAction(title: "Save Draft") { [weak self] _ in
            guard let self else { return }
            dismiss()
            list?.keepDraft(reply, to: letter)
        }
        question.addAction(save)
        question.addAction(
            AlertAction(title: "Delete Draft", style: .destructive) { [weak self] _ in
                guard let self else { return }
                list?.keepDraft(nil, to: letter)
                dismiss()
            })
        question.addAction(AlertAction(title: "Keep Writing", style: .cancel))
        question.preferredAction = save
        present(question)
    }
}

import Testing

@testable import Screens

@MainActor @Suite("Texts that are written") struct TextFieldTests {
    @Test("What a user types is told once, and a disabled field takes nothing") func typing() {
        var texts: [String] = []
        var submits = 0
        let field = TextField(label: "Subject", text: "Re: Lunch") { texts.append($0) }
        field.onSubmit = { submits += 1 }
        field.userDid(.type("Re: Supper"))
        field.userDid(.type("Re: Supper"))
        field.userDid(.press)
        field.userDid(.choose(1))
        field.setText("Re: Tea")
        #expect(texts == ["Re: Supper"] && submits == 1 && field.text == "Re: Tea")
        field.isEnabled = false
        field.userDid(.type("no"))
        field.userDid(.press)
        #expect(field.text == "Re: Tea" && submits == 1)
    }

    @Test("Hosts learn whether a text has many lines, and where the focus is to be") func content() {
        let message = TextView(label: "Message")
        message.placeholder = "Say it"
        message.becomeFirstResponder()
        #expect(
            message.content.kind == .text(.init(text: "", prompt: "Say it", hasLines: true, takesFocus: true)))
        message.quotation = .init(heading: "Ada wrote:", text: "Lunch?")
        var content = ControlContent.Text(text: "", prompt: "Say it", hasLines: true, takesFocus: true)
        content.quotation = message.quotation
        #expect(message.content.kind == .text(content))
        #expect(TextField(label: "To").content.kind == .text(.init(text: "")))
    }
}

import Diffable
import Foundation

/// A letter. Its number says all of it, so that a link to a letter finds it again.
struct InboxLetter: Hashable {
    let number: Int

    var sender: String { Self.senders[number % Self.senders.count] }

    var subject: String { "\(Self.subjects[number % Self.subjects.count].title) \(number)" }

    /// How it begins.
    var preview: String { Self.subjects[number % Self.subjects.count].paragraphs[0] }

    /// What its row shows, as Mail has it: who wrote it, what it is about, and how it begins.
    @MainActor var content: ListContentConfiguration {
        var content = ListContentConfiguration.subtitleCell()
        content.text = sender
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        content.secondaryAttributedText = styledText
        content.secondaryTextProperties.numberOfLines = 3
        return content
    }

    /// Subject and preview. Foundation on Linux keeps some bytes of each attributed string for good, so that it is made
    /// once for a letter, and not for each of its rows.
    @MainActor private var styledText: NSAttributedString {
        if let known = Self.styledTexts[number] { return known }
        let text = NSMutableAttributedString(string: subject + "\n", attributes: [.foregroundColor: Color.label])
        text.append(NSAttributedString(string: preview))
        Self.styledTexts[number] = text
        return text
    }

    @MainActor private static var styledTexts: [Int: NSAttributedString] = [:]

    /// What is written in it, paragraph by paragraph.
    var paragraphs: [String] {
        ["Good morning,"] + Self.subjects[number % Self.subjects.count].paragraphs + [
            "Yours, \(sender.prefix { $0 != " " })"
        ]
    }

    /// What its sender is told from others by.
    var color: Color {
        let colors: [Color] = [
            .systemIndigo, .systemTeal, .systemOrange, .systemPink, .systemGreen, .systemPurple, .systemBlue,
        ]
        return colors[number % Self.senders.count]
    }

    /// Every letter came four minutes after the one before.
    var time: String {
        let minute = 7 * 60 + number * 4
        return "\(minute / 60 % 24):\(minute % 60 < 10 ? "0" : "")\(minute % 60)"
    }

    private static let senders = [
        "Ada Lovelace", "Barbara Liskov", "Grace Hopper", "Hedy Lamarr", "Katherine Johnson", "Margaret Hamilton",
        "Radia Perlman",
    ]

    private static let subjects: [(title: String, paragraphs: [String])] = [
        (
            "The numbers, table",
            [
                "The table is done, and I went over it twice. Two rows were off by one; both are put right, and the "
                    + "sum at the foot now agrees with yours.",
                "If the printer can have it by Thursday, the whole set goes out before the month ends.",
            ]
        ),
        (
            "About Tuesday, week",
            [
                "The room is ours from ten to twelve. I asked for the long table and for the window to be kept open.",
                "Could you bring the large drawing? The small one leaves out the part that everybody asks about.",
            ]
        ),
        (
            "Re: Engine no.",
            [
                "You are right: the second wheel need not turn at all while the first one carries. That saves a third of "
                    + "the teeth, and most of the noise.",
                "I shall build it in wood first.",
            ]
        ),
        (
            "Pictures, roll",
            [
                "Here are the ones from the ridge. The light was gone by five, so there are only nine, but the fourth has "
                    + "all three summits in it."
            ]
        ),
        (
            "Question no.",
            [
                "How do you keep the list in order while letters arrive in the middle of it? Ours jumps each time, and "
                    + "whoever reads loses the line.",
                "An example would help more than a description.",
            ]
        ),
    ]
}

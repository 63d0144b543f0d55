import Diffable
import Foundation

/// A letter. Its number says all of it, so that a link to a letter finds it again.
struct InboxLetter: Hashable {
    let number: Int

    var sender: String { Self.senders[number % Self.senders.count] }

    var subject: String { "\(Self.subjects[number % Self.subjects.count].title) \(number)" }

    /// How it begins.
    var preview: String { paragraphsWithin[0] }

    /// What its row shows, as Mail has it: who wrote it, what it is about, and how it begins.
    @MainActor func content(marking search: String = "") -> ListContentConfiguration {
        var content = ListContentConfiguration.subtitleCell()
        content.text = sender
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        content.textProperties.numberOfLines = 1
        content.secondaryAttributedText = styledText
        content.secondaryTextProperties.numberOfLines = 3
        if !search.isEmpty { mark(search, in: &content) }
        return content
    }

    /// Marks what was searched for, and shows the paragraph that holds it.
    @MainActor private func mark(_ search: String, in content: inout ListContentConfiguration) {
        if let sender = sender.marked(search) { content.attributedText = sender }
        let subject = subject.marked(search)
        let paragraph = paragraphsWithin.lazy.compactMap { $0.marked(search) }.first
        guard subject != nil || paragraph != nil else { return }
        let text = NSMutableAttributedString(string: "")
        text.append(subject ?? NSAttributedString(string: self.subject))
        text.addAttribute(.foregroundColor, value: Color.label, range: NSRange(location: 0, length: text.length))
        text.append(NSAttributedString(string: "\n"))
        text.append(paragraph ?? NSAttributedString(string: preview))
        content.secondaryAttributedText = text
    }

    /// Whether each word of a search stands in it, whatever their case and accents.
    func holds(_ search: String) -> Bool {
        ([sender, subject] + paragraphsWithin).joined(separator: "\n").holds(search)
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
        ["Good morning,"] + paragraphsWithin + ["Yours, \(sender.prefix { $0 != " " })"]
    }

    /// Whoever writes about the same again says something else.
    private var paragraphsWithin: [String] {
        let subjects = Self.subjects
        let texts = subjects[number % subjects.count].texts
        return texts[(number / subjects.count + 2) % texts.count]
    }

    /// Every letter came four minutes after the one before.
    var time: String {
        let minute = 7 * 60 + number * 4
        return [minute / 60 % 24, minute % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }

    private static let senders = [
        "Ada Lovelace", "Barbara Liskov", "Grace Hopper", "Hedy Lamarr", "Katherine Johnson", "Margaret Hamilton",
        "Radia Perlman",
    ]

    private static let subjects: [(title: String, texts: [[String]])] = [
        (
            "The numbers, table",
            [
                [
                    "The table is done, and I went over it twice. Two rows were off by one; both are put right, and "
                        + "the sum at the foot now agrees with yours.",
                    "If the printer can have it by Thursday, the whole set goes out before the month ends.",
                ],
                [
                    "The printer set a seven for a one in the third column. I caught it by the differences: they must "
                        + "come to nothing in the fifth line, and they did not.",
                    "A new proof comes on Monday. Please keep the old one; it is a good example.",
                ],
                [
                    "Half of this one is worked out by now. The other half follows from it by symmetry, if nobody "
                        + "minds that I say so instead of writing it down."
                ],
            ]
        ),
        (
            "About Tuesday, week",
            [
                [
                    "We have to move by an hour: the painters need the stairs until eleven. The café at the corner "
                        + "opens at nine, for whoever is there early.",
                    "I bring the model. It fits under one arm now.",
                ],
                [
                    "The room is ours from ten to twelve. I asked for the long table and for the window to be kept "
                        + "open.",
                    "Could you bring the large drawing? The small one leaves out the part that everybody asks about.",
                ],
                [
                    "Nobody has to travel this time: the line is good enough to talk, and the drawings are on the wall "
                        + "behind me.",
                    "If it rains, I turn the lamp on first.",
                ],
            ]
        ),
        (
            "Re: Engine no.",
            [
                [
                    "The wood has swollen. What ran on Friday stands still today, so brass it is, at least for the "
                        + "axles.",
                    "I kept the wooden one for the shelf.",
                ],
                [
                    "You are right: the second wheel need not turn at all while the first one carries. That saves a "
                        + "third of the teeth, and most of the noise.",
                    "I shall build it in wood first.",
                ],
                [
                    "It ran for an hour without a stop. Then it stopped for an hour. I believe both were my doing.",
                    "Come and listen to it: one hears the carry go through, like a train over a bridge.",
                ],
            ]
        ),
        (
            "Pictures, roll",
            [
                [
                    "These are from the harbour. I stood on the crane, with permission, and only dropped one lens cap.",
                    "Take whichever you like for the cover; I like the one with the dog.",
                ],
                [
                    "Here are the ones from the ridge. The light was gone by five, so there are only nine, but the "
                        + "fourth has all three summits in it."
                ],
                [
                    "I found the roll in the pocket of my winter coat. It must be two years old, and half of it is "
                        + "snow, but on the last three we are all there."
                ],
            ]
        ),
        (
            "Question no.",
            [
                [
                    "What do you write down first: the list as it is, or what was done to it? We do the second, and "
                        + "nobody finds anything any more.",
                    "I promise that this is the last one for today.",
                ],
                [
                    "How do you keep the list in order while letters arrive in the middle of it? Ours jumps each time, "
                        + "and whoever reads loses the line.",
                    "An example would help more than a description.",
                ],
                [
                    "If two of us move the same card, who wins? And does the other one learn of it?",
                    "We settled it by shouting so far. It works up to four people.",
                ],
            ]
        ),
    ]
}

import Diffable

/// Something to be done.
struct Reminder: Identifiable, Equatable, Sendable {
    let id: Int
    var title: String
    var note: String?
    var emoji = "📌"
    var notifies = false
    var isFlagged = false
    var priority = Priority.none
    var isDone = false
    /// How much of it is done, for those that are done little by little.
    var progress: Double?

    /// What it is called, also before it has a title.
    var name: String { title.isEmpty ? "New Reminder" : title }

    /// How much it matters.
    enum Priority: String, CaseIterable, Sendable {
        case none = "None"
        case low = "Low"
        case medium = "Medium"
        case high = "High"
    }

    /// When it is to be done: the sections of the list.
    enum Day: String, CaseIterable, Identifiable, Sendable {
        case today = "Today"
        case tomorrow = "Tomorrow"
        case someDay = "Some Day"

        var id: Self { self }
    }
}

extension Reminder {
    /// Forty summits of the Alps that a hut walker has in mind.
    private static let peaks = [
        "Säntis", "Zugspitze", "Watzmann", "Hochkönig", "Dachstein", "Großglockner", "Großvenediger", "Wildspitze",
        "Ortler", "Marmolada", "Antelao", "Tofana", "Piz Bernina", "Piz Palü", "Piz Kesch", "Piz Buin", "Tödi",
        "Titlis", "Pilatus", "Rigi", "Eiger", "Mönch", "Jungfrau", "Finsteraarhorn", "Aletschhorn", "Weisshorn", "Dom",
        "Matterhorn", "Monte Rosa", "Breithorn", "Gran Paradiso", "Grand Combin", "Mont Blanc", "Dent du Midi",
        "Grandes Jorasses", "Barre des Écrins", "La Meije", "Monte Viso", "Grande Casse", "Mont Ventoux",
    ]

    /// What is to be done on each day at the start.
    static let all: [Day: [Reminder]] = {
        var next = 0
        func make(
            _ emoji: String, _ title: String, note: String? = nil, progress: Double? = nil, isFlagged: Bool = false,
            _ priority: Reminder.Priority = .none
        ) -> Reminder {
            next += 1
            return Reminder(
                id: next, title: title, note: note, emoji: emoji, notifies: next.isMultiple(of: 3),
                isFlagged: isFlagged, priority: priority, progress: progress)
        }
        return [
            .today: [
                make("🥾", "Wax the boots"), make("🗺️", "Download the maps", progress: 0.4),
                make("🥖", "Buy bread", note: "Two loaves"), make("🔋", "Charge the lamp", progress: 0.8),
                make("🧭", "Find the compass", isFlagged: true), make("📞", "Call the hut", .high),
                make("🧢", "Pack a hat"),
                make("🧴", "Refill the sun cream"), make("🔪", "Sharpen the knife"), make("📷", "Empty the camera"),
            ],
            .tomorrow: [
                make("🚆", "Take the early train", note: "06:12 from platform 4"), make("☕", "Coffee at the station"),
                make("🎫", "Stamp the ticket", isFlagged: true, .medium), make("⛰️", "Up to the hut"),
                make("🥣", "Soup for dinner"),
                make("🛏️", "Ask for blankets"), make("🌄", "Set the alarm for sunrise"),
                make("📓", "Write the log", progress: 0.1), make("🧦", "Dry the socks"), make("⛅", "Read the forecast"),
            ],
            .someDay: peaks.map { make("⛰️", "Climb \($0)") },
        ]
    }()
}

/// One stop of a journey, as the list of stops shows it.
struct Stop: Hashable, Sendable {
    var name: String
    var emoji: String
    var place: String

    /// A day of the journey.
    enum Day: String, CaseIterable, Sendable {
        case friday = "Friday"
        case saturday = "Saturday"
        case sunday = "Sunday"
    }

    static let all: [(day: Day, stops: [Stop])] = [
        (
            .friday,
            [
                Stop(name: "Main Station", emoji: "🚉", place: "Luggage lockers"),
                Stop(name: "Old Bridge", emoji: "🌉", place: "Both towers"),
                Stop(name: "Castle Hill", emoji: "🏰", place: "Funicular from the river"),
                Stop(name: "Cathedral", emoji: "⛪️", place: "Closes at five"),
                Stop(name: "River Walk", emoji: "🚶", place: "Left bank"),
                Stop(name: "Noodle Bar", emoji: "🍜", place: "Table for three"),
            ]
        ),
        (
            .saturday,
            [
                Stop(name: "Market Hall", emoji: "🥐", place: "Breakfast"),
                Stop(name: "Museum of Clocks", emoji: "🕰️", place: "The noon chime"),
                Stop(name: "Botanical Garden", emoji: "🌿", place: "Palm house"),
                Stop(name: "Observatory", emoji: "🔭", place: "Only if it is clear"),
                Stop(name: "Opera", emoji: "🎭", place: "Standing places"),
            ]
        ),
        (
            .sunday,
            [
                Stop(name: "Ferry to the Island", emoji: "⛴️", place: "Every forty minutes"),
                Stop(name: "Lighthouse", emoji: "🗼", place: "197 steps"),
                Stop(name: "Beach", emoji: "🏖️", place: "North side"),
                Stop(name: "Fish Stand", emoji: "🐟", place: "At the pier"),
                Stop(name: "Night Train", emoji: "🚆", place: "Platform 7"),
            ]
        ),
    ]
}

import Diffable

/// One stop of a journey, as the list of stops shows it.
struct Stop: Hashable, Sendable {
    var name: String
    var image: Image
    var place: String

    /// A day of the journey.
    enum Day: String, Sendable {
        case friday = "Friday"
        case saturday = "Saturday"
        case sunday = "Sunday"
        case monday = "Monday"
    }

    static let all: [(day: Day, stops: [Stop])] = [
        (
            .friday,
            [
                Stop(name: "Main Station", image: .symbol("bus", on: .systemBlue), place: "Luggage lockers"),
                Stop(name: "Old Bridge", image: .symbol("mappin", on: .systemRed), place: "Both towers"),
                Stop(
                    name: "Castle Hill", image: .symbol("crown.fill", on: .systemPurple),
                    place: "Funicular from the river"),
                Stop(name: "Cathedral", image: .symbol("cross.fill", on: .systemBrown), place: "Closes at five"),
                Stop(name: "River Walk", image: .symbol("figure.walk", on: .systemGreen), place: "Left bank"),
                Stop(name: "Noodle Bar", image: .symbol("fork.knife", on: .systemOrange), place: "Table for three"),
            ]
        ),
        (
            .saturday,
            [
                Stop(name: "Market Hall", image: .symbol("bag.fill", on: .systemOrange), place: "Breakfast"),
                Stop(name: "Museum of Clocks", image: .symbol("clock", on: .systemIndigo), place: "The noon chime"),
                Stop(name: "Botanical Garden", image: .symbol("leaf.fill", on: .systemGreen), place: "Palm house"),
                Stop(
                    name: "Observatory", image: .symbol("moon.stars.fill", on: .systemIndigo),
                    place: "Only if it is clear"),
                Stop(name: "Opera", image: .symbol("music.note", on: .systemPink), place: "Standing places"),
            ]
        ),
        (
            .sunday,
            [
                Stop(
                    name: "Ferry to the Island", image: .symbol("ferry", on: .systemCyan),
                    place: "Every forty minutes"),
                Stop(name: "Lighthouse", image: .symbol("lightbulb", on: .systemYellow), place: "197 steps"),
                Stop(name: "Beach", image: .symbol("sun.max.fill", on: .systemOrange), place: "North side"),
                Stop(name: "Fish Stand", image: .symbol("fork.knife", on: .systemTeal), place: "At the pier"),
                Stop(name: "Night Train", image: .symbol("bed", on: .systemIndigo), place: "Platform 7"),
            ]
        ),
    ]
}

import Diffable

extension Stop {
    /// A long weekend at a hut, which those who go there put in order together.
    static let weekendTogether: [(day: Day, stops: [Stop])] = [
        (
            .saturday,
            [
                Stop(name: "Fill the Tank", image: .symbol("car", on: .systemBlue), place: "Mira drives"),
                Stop(name: "Groceries", image: .symbol("cart", on: .systemOrange), place: "Jonas has the list"),
                Stop(name: "Key of the Hut", image: .symbol("key", on: .systemBrown), place: "At the inn, until eight"),
                Stop(name: "Firewood", image: .symbol("flame", on: .systemRed), place: "Two baskets"),
                Stop(name: "Soup", image: .symbol("fork.knife", on: .systemTeal), place: "Lena cooks"),
            ]
        ),
        (
            .sunday,
            [
                Stop(name: "Early Coffee", image: .symbol("cup.and.saucer", on: .systemBrown), place: "Before six"),
                Stop(name: "North Ridge", image: .symbol("mountain.2", on: .systemGray), place: "Four hours up"),
                Stop(name: "Lake", image: .symbol("drop", on: .systemCyan), place: "Twelve degrees"),
                Stop(name: "Game Night", image: .symbol("gamecontroller", on: .systemPurple), place: "Omar brings two"),
            ]
        ),
        (
            .monday,
            [
                Stop(name: "Sunrise", image: .symbol("sunrise", on: .systemYellow), place: "From the bench"),
                Stop(name: "Sweep the Floor", image: .symbol("house", on: .systemGreen), place: "All of us"),
                Stop(name: "Bring the Key Back", image: .symbol("key", on: .systemBrown), place: "Before noon"),
                Stop(name: "Ice Cream", image: .symbol("snowflake", on: .systemPink), place: "In the valley"),
            ]
        ),
    ]
}

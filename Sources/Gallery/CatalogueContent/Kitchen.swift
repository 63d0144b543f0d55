/// A fruit or a vegetable.
struct Fruit: Hashable {
    let emoji: String
    let name: String

    static let all: [Fruit] = """
        🍏 Green apple|🍎 Red apple|🍐 Pear|🍊 Tangerine|🍋 Lemon|🍌 Banana|🍉 Watermelon|🍇 Grapes|🍓 Strawberry
        🫐 Blueberries|🍈 Melon|🍒 Cherries|🍑 Peach|🥭 Mango|🍍 Pineapple|🥥 Coconut|🥝 Kiwi|🍅 Tomato|🍆 Aubergine
        🥑 Avocado|🥦 Broccoli|🥬 Chard|🥒 Cucumber|🌶️ Chilli|🫑 Pepper|🌽 Maize|🥕 Carrot|🫒 Olives|🧄 Garlic|🧅 Onion
        🥔 Potato|🍠 Sweet potato|🌰 Chestnut|🥜 Peanuts|🫘 Beans|🍄 Mushroom
        """.split(whereSeparator: { $0 == "|" || $0 == "\n" }).map { entry in
            let parts = entry.split(separator: " ", maxSplits: 1)
            return Fruit(emoji: String(parts[0]), name: String(parts[1]))
        }
}

/// A dish, and how long it takes.
struct Recipe: Hashable {
    let emoji: String
    let name: String
    let minutes: Int

    static let all = [
        Recipe(emoji: "🍝", name: "Spaghetti al limone", minutes: 20),
        Recipe(emoji: "🍛", name: "Chickpea curry", minutes: 35),
        Recipe(emoji: "🥘", name: "Paella", minutes: 70),
        Recipe(emoji: "🍲", name: "Minestrone", minutes: 50),
        Recipe(emoji: "🥗", name: "Fattoush", minutes: 15),
        Recipe(emoji: "🌮", name: "Mushroom tacos", minutes: 25),
        Recipe(emoji: "🍜", name: "Miso ramen", minutes: 45),
        Recipe(emoji: "🥟", name: "Leek dumplings", minutes: 60),
        Recipe(emoji: "🍕", name: "Pizza marinara", minutes: 40),
        Recipe(emoji: "🍳", name: "Shakshuka", minutes: 25),
        Recipe(emoji: "🥧", name: "Onion tart", minutes: 65),
        Recipe(emoji: "🍙", name: "Onigiri", minutes: 30),
        Recipe(emoji: "🧆", name: "Falafel", minutes: 40),
        Recipe(emoji: "🥞", name: "Buckwheat crêpes", minutes: 25),
        Recipe(emoji: "🍮", name: "Crème caramel", minutes: 55),
        Recipe(emoji: "🍪", name: "Oat biscuits", minutes: 30),
    ]
}

/// A part of a shopping list.
enum Shelf: CaseIterable {
    case market, bakery, dairy

    var groceries: [Grocery] {
        switch self {
        case .market:
            [
                Grocery(emoji: "🍅", name: "Tomatoes"), Grocery(emoji: "🌿", name: "Basil"),
                Grocery(emoji: "🍋", name: "Two lemons"), Grocery(emoji: "🧄", name: "Garlic"),
            ]
        case .bakery: [Grocery(emoji: "🥖", name: "Baguette"), Grocery(emoji: "🥐", name: "Four croissants")]
        case .dairy:
            [
                Grocery(emoji: "🧀", name: "Pecorino"), Grocery(emoji: "🥛", name: "Oat milk"),
                Grocery(emoji: "🧈", name: "Butter"),
            ]
        }
    }
}

/// Something to buy.
struct Grocery: Hashable {
    let emoji: String
    let name: String
}

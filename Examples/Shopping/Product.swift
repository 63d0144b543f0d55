enum Aisle: String, CaseIterable {
    case fruit = "Fruit", bread = "Bread", other = "Everything Else"
}

struct Product: Hashable {
    let name: String
    let emoji: String
}

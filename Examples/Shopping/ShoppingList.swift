import Diffable

@MainActor final class ShoppingList {
    typealias Products = [Aisle: [Product]]
    typealias Step = (name: String, products: Products)

    private(set) var products: Products
    private(set) var undos: [Step] = []
    private(set) var redos: [Step] = []
    var onChange: (() -> Void)?

    init(_ products: Products = [:]) { self.products = products }

    func change(_ name: String, to changed: Products) {
        if changed == products { return }
        undos.append((name, products))
        redos = []
        products = changed
        onChange?()
    }
}

extension ShoppingList {
    func add(_ product: Product, to aisle: Aisle) {
        if products.values.contains(where: { $0.contains(product) }) { return }
        var changed = products
        changed[aisle, default: []].append(product)
        change("Add \(product.name)", to: changed)
    }

    func remove(_ product: Product) {
        change("Remove \(product.name)", to: products.mapValues { $0.filter { $0 != product } })
    }

    func sort(by isBefore: (Product, Product) -> Bool) {
        change("Sort", to: products.mapValues { $0.sorted(by: isBefore) })
    }
}

extension ShoppingList: UndoHistory {
    var canUndo: Bool { !undos.isEmpty }
    var canRedo: Bool { !redos.isEmpty }
    var undoActionName: String { undos.last?.name ?? "" }
    var redoActionName: String { redos.last?.name ?? "" }

    func performUndo() {
        guard let step = undos.popLast() else { return }
        redos.append((step.name, products))
        products = step.products
        onChange?()
    }

    func performRedo() {
        guard let step = redos.popLast() else { return }
        undos.append((step.name, products))
        products = step.products
        onChange?()
    }
}

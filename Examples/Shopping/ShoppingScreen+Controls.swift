import Diffable

extension ShoppingScreen {
    func offerAdding() {
        controls.append(
            Button(label: "Add") { [weak self] in
                Task {
                    guard let self, let name = await self.ask("What do you need?", minimumLength: 1) else { return }
                    self.list.add(Product(name: name, emoji: "🛒"), to: .other)
                }
            })
    }

    func offerUndo() {
        undoHistory = list
        undoButton.action = { [weak self] in self?.undo() }
        controls.append(undoButton)
    }
}

extension ShoppingScreen {
    func offerSearch() {
        controls.append(
            SearchField(prompt: "Product") { [weak self] text in
                self?.searched = text
                self?.update()
            })
    }
}

extension ShoppingScreen {
    func offerMenu() {
        let ascending = Action(title: "A to Z") { [weak self] _ in self?.list.sort { $0.name < $1.name } }
        let descending = Action(title: "Z to A") { [weak self] _ in self?.list.sort { $0.name > $1.name } }
        let order = Menu(title: "Sort", children: [ascending, descending])
        let recipes = Action(title: "Recipes") { [weak self] _ in self?.present(RecipesScreen()) }
        let kinds = Action(title: "Kinds") { [weak self] _ in
            guard let self else { return }
            show(KindsScreen(list: list))
        }
        navigationItem.rightBarButtonItem = BarButtonItem(
            title: "More", menu: Menu(children: [order, recipes, kinds]))
    }
}

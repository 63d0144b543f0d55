import Diffable
import Foundation

@MainActor final class RecipesScreen: TableViewController {
    private var recipes: TableViewDiffableDataSource<Int, String>!

    init() {
        super.init(style: .insetGrouped)
        title = "Recipes"
        restorationIdentifier = "recipes"
        restorationStyle = .sheet
        tableView.register(TableViewCell.self, forCellReuseIdentifier: "recipe")
        recipes = TableViewDiffableDataSource(tableView: tableView) { table, indexPath, name in
            let cell = table.dequeueReusableCell(withIdentifier: "recipe", for: indexPath)
            cell.textLabel?.text = name
            return cell
        }
        var snapshot = DiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Apple Pie", "Fruit Salad"])
        recipes.apply(snapshot)
    }

    override func tableView(
        _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> ContextMenuConfiguration? {
        guard let recipe = recipes.itemIdentifier(for: indexPath) else { return nil }
        return ContextMenuConfiguration(actionProvider: { _ in
            Menu(children: [Action(title: "Cook") { [weak self] _ in self?.status = "\(recipe) is in the oven" }])
        })
    }
}

import BrowserHost
import Diffable

@main struct Shopping {
    @MainActor static func main() async throws {
        let server = BrowserServer(configuration: BrowserServerConfiguration(port: 8081))
        server.addPage(at: "/shopping", title: "Shopping") {
            ShoppingScreen(
                list: ShoppingList([
                    .fruit: [Product(name: "Apples", emoji: "🍎"), Product(name: "Pears", emoji: "🍐")],
                    .bread: [Product(name: "Bagels", emoji: "🥯")],
                ]))
        }
        try await server.run()
    }
}

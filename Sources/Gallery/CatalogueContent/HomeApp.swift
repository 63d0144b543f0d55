/// An app on a home screen, and how many messages in it are unread.
struct HomeApp: Hashable {
    let emoji: String
    let name: String
    let unread: Int

    static let all = [
        HomeApp(emoji: "✉️", name: "Mail", unread: 12), HomeApp(emoji: "💬", name: "Messages", unread: 3),
        HomeApp(emoji: "📅", name: "Calendar", unread: 1), HomeApp(emoji: "📷", name: "Camera", unread: 0),
        HomeApp(emoji: "🎧", name: "Podcasts", unread: 7), HomeApp(emoji: "📚", name: "Books", unread: 2),
        HomeApp(emoji: "🗺️", name: "Maps", unread: 0), HomeApp(emoji: "⛅", name: "Weather", unread: 0),
        HomeApp(emoji: "🛒", name: "Shopping", unread: 4), HomeApp(emoji: "🏃", name: "Running", unread: 1),
        HomeApp(emoji: "🎹", name: "Studio", unread: 0), HomeApp(emoji: "♟️", name: "Chess", unread: 9),
        HomeApp(emoji: "🚲", name: "Bicycles", unread: 0), HomeApp(emoji: "🌱", name: "Garden", unread: 5),
        HomeApp(emoji: "📰", name: "News", unread: 24), HomeApp(emoji: "🧮", name: "Calculator", unread: 0),
        HomeApp(emoji: "🎬", name: "Films", unread: 2), HomeApp(emoji: "🔐", name: "Keys", unread: 0),
        HomeApp(emoji: "🗒️", name: "Notes", unread: 6), HomeApp(emoji: "⏰", name: "Clock", unread: 1),
    ]
}

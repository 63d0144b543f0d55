import Screens

/// A page's address: that of its foremost screen, and where that one is scrolled to.
struct PageAddress: Hashable, Sendable {
    var screen = ScreenAddress()
    var anchor: AddressAnchor?

    /// More than this is no address that a page was given.
    static let mostComponents = 64
    static let longestText = 4096
}

/// The item at the top of what is seen, by its name, and how far its upper edge is below that of the view.
struct AddressAnchor: Hashable, Sendable {
    var item: String
    var distance: Int
}

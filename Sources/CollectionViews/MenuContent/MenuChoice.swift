/// What a user chose from a menu.
public struct MenuChoice: Hashable, Sendable {
    /// The entry's ``MenuContent/Entry/id``.
    public var action: Int
    /// The menu's ``MenuContent/offer``.
    public var offer: Int

    /// Makes a choice.
    public init(action: Int, offer: Int) {
        self.action = action
        self.offer = offer
    }
}

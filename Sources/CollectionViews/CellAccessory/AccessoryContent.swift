/// What a view shows as a custom accessory.
struct AccessoryContent {
    var kind: RowContent.Accessory.Kind
    var label: String?
    var action: Action?
    var menu: Menu?

    /// A menu, and the handler of a choice.
    struct Menu {
        var content: MenuContent
        /// Whether activating the accessory opens the menu; otherwise a secondary click, a long press or the menu key
        /// does.
        var isPrimary: Bool
        var choose: @MainActor (MenuChoice) -> Void
    }

    enum Action {
        case press(CellAccessory.ActionHandler)
        case toggle(@MainActor (Bool) -> Void)
    }
}

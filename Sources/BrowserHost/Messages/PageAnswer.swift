import CollectionViews

/// What the server answers to a page's question.
enum PageAnswer: Equatable {
    /// What swiping a row uncovers; nil when there is nothing.
    case actions(SwipeActionsContent?)
    /// The context menu of a row; nil when there is none.
    case menu(MenuContent?)
    /// The path of the address that a row leads to; nil when it leads to none.
    case link([String]?)
    /// Whether an action was carried out.
    case performed(Bool)

    /// Writes the answer as a member of the object that is being written; nothing stands for none.
    func write(to json: inout JSONWriter) {
        switch self {
        case .actions(let actions?):
            json.name("answer")
            actions.write(to: &json)
        case .menu(let menu?):
            json.name("answer")
            menu.write(to: &json)
        case .performed(let wasPerformed):
            json.name("answer")
            json.object { json in json.flag("performed", wasPerformed) }
        case .link(let path?):
            json.object("answer") { json in
                json.member("path", path)
            }
        case .actions(nil), .menu(nil), .link(nil): break
        }
    }
}

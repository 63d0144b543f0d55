import CollectionViews

/// What a user does with a control.
public enum ControlEvent: Hashable, Sendable {
    /// A button was pressed.
    case press
    /// A search was cancelled.
    case cancel
    /// Something was chosen from a button's menu.
    case pick(MenuChoice)
    /// A switch was flipped.
    case set(Bool)
    /// A text was typed.
    case type(String)
    /// The value of a slider was set.
    case slide(Double)
    /// One of several was chosen: a segment, a column, a component of a path, a scope.
    case choose(Int)
    /// One of the tokens suggested for a field was taken.
    case addToken(Int)
    /// A token was removed from a field.
    case removeToken(Int)
}

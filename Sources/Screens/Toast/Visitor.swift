/// Who does something just now, of several who look at the same screen.
///
/// ```swift
/// dataSource.history.author = { Visitor.current }
/// ```
public enum Visitor {
    /// The name by which a host knows who does what is handled just now, and what was begun by that, or whom a screen
    /// is drawn for; nil where nobody does.
    @TaskLocal public static var current: String?
}

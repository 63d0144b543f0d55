/// The visitor of a shared screen whose action is being handled.
///
/// ```swift
/// dataSource.history.author = { Visitor.current }
/// ```
public enum Visitor {
    /// The host's name of the visitor whose action is being handled, including work started by it, or for whom a screen
    /// is being drawn; nil otherwise.
    @TaskLocal public static var current: String?
}

/// Who does something just now: of a screen that several visitors share, each is told what others do.
package enum Visitor {
    /// The name by which a host knows who does what is handled just now, and what was begun by that; nil where nobody does.
    @TaskLocal package static var current: String?
}

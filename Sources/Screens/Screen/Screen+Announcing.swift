/// Announcements to users of assistive technology.
extension Screen {
    /// Has assistive technology read a text to the current viewers of the screen.
    ///
    /// - Parameter text: What happened. The focused element is read out by itself, and so is a ``Toast``.
    public func announce(_ text: String) {
        announcement = ((announcement?.number ?? 0) + 1, text)
    }
}

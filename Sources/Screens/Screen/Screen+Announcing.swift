/// What is said to those who do not see the screen.
extension Screen {
    /// Has assistive technology say a text to whoever looks at the screen just now.
    ///
    /// - Parameter text: What happened, where it can't be heard of otherwise: what has the focus speaks for itself, and
    ///   a ``Toast`` is said anyhow.
    public func announce(_ text: String) {
        announcement = ((announcement?.number ?? 0) + 1, text)
    }
}

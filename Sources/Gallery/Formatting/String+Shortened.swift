extension String {
    /// The text, if it is short; else its beginning and its end, so that what is said around it is seen.
    var shortened: String { count <= 48 ? self : "\(prefix(32))…\(suffix(12))" }
}

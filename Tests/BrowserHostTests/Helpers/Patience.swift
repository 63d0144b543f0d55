extension Double {
    /// How many seconds a test waits for what must come. All tests share one main actor, which other programs may slow
    /// down further: a test that waits in vain ends late, one that needn't wait ends at once.
    static let patience = 180.0
}

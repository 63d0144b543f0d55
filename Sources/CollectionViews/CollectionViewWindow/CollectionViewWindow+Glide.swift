extension CollectionViewWindow {
    /// An animated scroll that the viewer is to be sent, or was, and that has not ended. It reports places on the way.
    struct Glide {
        /// The vertical offset to which it leads.
        var goal: Double
        /// The version that it was sent with.
        var version: Int?
    }

    /// Where the viewer comes to rest if it is sent nothing more.
    var restingY: Double { glide?.goal ?? offset.y }

    /// Whether the viewer is known to be at `y`, and to stay there. While it glides, only it knows whether it does.
    func isSettled(at y: Double) -> Bool { glide == nil && y == offset.y }

    /// Scrolls to `y`. One scroll puts an end to the other.
    func lead(to y: Double, animated: Bool) -> WindowTransaction.Scroll {
        glide = animated && !isSettled(at: y) ? Glide(goal: y) : nil
        offset.y = y
        return WindowTransaction.Scroll(offset: offset, animated: animated)
    }

    /// The viewer came to rest: whether a glide has ended so. It may have rested before it was sent the latest one.
    func endGlide() -> Bool {
        guard let version = glide?.version, let shown = states.first?.version, version <= shown else { return false }
        glide = nil
        return true
    }
}

import Foundation

/// UIKit's methods for animations. Hosts animate rows by themselves; a change inside an animation's block is shown like
/// any other change.
extension View {
    /// Whether changes may be animated; true unless set otherwise. While it is false, snapshots, batch updates, layouts
    /// and scrolling are shown without animation, whatever their own parameter says.
    ///
    /// For a snapshot that waits for others applied on another thread, the value at its own turn counts.
    public static var areAnimationsEnabled: Bool { animations.areEnabled }

    /// Sets ``areAnimationsEnabled``, for all views.
    public static func setAnimationsEnabled(_ enabled: Bool) { animations.areEnabled = enabled }

    /// Makes changes without animation: ``areAnimationsEnabled`` is false meanwhile.
    public static func performWithoutAnimation(_ changes: () -> Void) {
        let before = areAnimationsEnabled
        setAnimationsEnabled(false)
        changes()
        setAnimationsEnabled(before)
    }

    /// Makes changes at once.
    ///
    /// - Parameters:
    ///   - duration: How many seconds later the completion is called. Hosts have durations of their own for what they
    ///     animate.
    ///   - animations: Makes the changes.
    ///   - completion: Called with true after that time, or at once while ``areAnimationsEnabled`` is false.
    public static func animate(
        withDuration duration: Double, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    /// Makes changes at once.
    ///
    /// - Parameters:
    ///   - duration: How many seconds after the delay the completion is called.
    ///   - delay: How many seconds are added to that. The changes don't wait, as in UIKit.
    ///   - options: Have no effect: hosts have animations of their own.
    ///   - animations: Makes the changes.
    ///   - completion: Called with true after that time, or at once while ``areAnimationsEnabled`` is false.
    public static func animate(
        withDuration duration: Double, delay: Double, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        guard let completion else { return }
        if areAnimationsEnabled {
            Self.animations.clock.call(after: max(0, duration + delay)) { completion(true) }
        } else {
            completion(true)
        }
    }

    /// Makes changes at once. The spring's parameters have no effect.
    public static func animate(
        withDuration duration: Double, delay: Double, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Makes changes to a view at once. Hosts animate them in their own way.
    public static func transition(
        with view: View, duration: Double, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: completion)
    }

    static let animations = Animations()

    /// What all views share.
    @MainActor final class Animations {
        var areEnabled = true
        var clock: any AnimationClock = SystemAnimationClock()
    }
}

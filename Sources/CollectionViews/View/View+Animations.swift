import Foundation

/// Animations in the words of UIKit. Hosts let rows glide, come and go by themselves; what a program changes in an
/// animation's block is shown as they show any change.
extension View {
    /// Whether what changes may glide; true unless set otherwise. While it is false, snapshots, batch updates, layouts
    /// and scrolling are shown at once, whatever their own parameter says.
    ///
    /// A snapshot that waits for one applied from another thread is shown as is said when its turn comes.
    public static var areAnimationsEnabled: Bool { animations.areEnabled }

    /// Sets ``areAnimationsEnabled``, for all views.
    public static func setAnimationsEnabled(_ enabled: Bool) { animations.areEnabled = enabled }

    /// Makes changes that are shown at once: ``areAnimationsEnabled`` is false meanwhile.
    public static func performWithoutAnimation(_ changes: () -> Void) {
        let before = areAnimationsEnabled
        setAnimationsEnabled(false)
        changes()
        setAnimationsEnabled(before)
    }

    /// Makes changes at once.
    ///
    /// - Parameters:
    ///   - duration: How many seconds later the completion is called; hosts have their own measure for what glides.
    ///   - animations: Makes the changes.
    ///   - completion: Called then with true; at once while ``areAnimationsEnabled`` is false.
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
    ///   - options: How UIKit would move things; hosts have a way of their own.
    ///   - animations: Makes the changes.
    ///   - completion: Called then with true; at once while ``areAnimationsEnabled`` is false.
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

    /// Makes changes at once. Springs are as hosts have them; the rest is as without.
    public static func animate(
        withDuration duration: Double, delay: Double, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Makes changes to a view at once. Hosts have a way of their own to show them.
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

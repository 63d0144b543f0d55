/// What runs when an apply is over: on the main actor, wherever the apply came from.
public typealias ApplyHandler = @MainActor @Sendable () -> Void

/// Lets a caller on the main actor hand on a closure of his own, such as a stored `(() -> Void)?`.
///
/// The closure belongs to the main actor, as this function does. The one made of it here is isolated to the main actor:
/// it may travel to other threads with a plan, but runs nowhere else. The compiler checks all of it.
@MainActor package func applyHandler(_ completion: (() -> Void)?) -> ApplyHandler? {
    guard let completion else { return nil }
    return { completion() }
}

/// The views of one registration or reuse identifier that are not in use.
@MainActor final class ReusePool {
    private var views: [CollectionReusableView] = []
    private let make: (() -> CollectionReusableView)?

    /// More unused views than this are released.
    private static let capacity = 64

    /// Makes a pool. With `nil` it contains only views that an app made.
    init(make: (@MainActor () -> CollectionReusableView)?) {
        self.make = make
    }

    /// Whether the pool can make a view when it has none.
    var makesViews: Bool { make != nil }

    /// Whether a view is waiting to be used again.
    var hasUnused: Bool { !views.isEmpty }

    /// An unused view, prepared for reuse, or a new one.
    func take() -> CollectionReusableView {
        guard let view = views.popLast() else {
            guard let make else {
                fatalError("No class is registered under this identifier; register one, or make the view yourself.")
            }
            let view = make()
            view.pool = self
            view.wasDequeued = true
            return view
        }
        view.prepareForReuse()
        return view
    }

    func put(_ view: CollectionReusableView) {
        if views.count < Self.capacity { views.append(view) }
    }
}

/// The views of one registration or reuse identifier that are not in use.
@MainActor final class ReusePool {
    private var views: [CollectionReusableView] = []
    private let make: () -> CollectionReusableView

    /// More unused views than this are let go.
    private static let capacity = 64

    init(make: @escaping @MainActor () -> CollectionReusableView) {
        self.make = make
    }

    /// A view put aside before, prepared for reuse, or a new one.
    func take() -> CollectionReusableView {
        guard let view = views.popLast() else {
            let view = make()
            view.pool = self
            return view
        }
        view.prepareForReuse()
        return view
    }

    func put(_ view: CollectionReusableView) {
        if views.count < Self.capacity { views.append(view) }
    }
}

/// An element of a ``Menu`` that stands for others, which are made once the menu is asked for.
///
/// ```swift
/// let folders = DeferredMenuElement { completion in
///     completion(["Archive", "Later"].map { name in Action(title: name) { _ in print("to", name) } })
/// }
/// ```
///
/// A row's menu asks for them when it opens, that of a button when the button is given it. A menu that opens before all
/// of its elements exist shows that it is loading, and then shows them.
@preconcurrency @MainActor public final class DeferredMenuElement: MenuElement {
    /// Makes the elements and hands them over: at once, or later on the main actor.
    public typealias Provider = @MainActor (_ completion: @escaping @MainActor ([MenuElement]) -> Void) -> Void

    private let provider: Provider
    private let isCached: Bool
    private var elements: [MenuElement]?

    /// Makes an element whose provider is asked once.
    public convenience init(_ elementProvider: @escaping Provider) { self.init(isCached: true, elementProvider) }

    /// Makes an element whose provider is asked each time.
    public static func uncached(_ elementProvider: @escaping Provider) -> DeferredMenuElement {
        DeferredMenuElement(isCached: false, elementProvider)
    }

    private init(isCached: Bool, _ elementProvider: @escaping Provider) {
        provider = elementProvider
        self.isCached = isCached
        super.init(title: "", subtitle: nil, image: nil)
    }

    fileprivate func provide(_ completion: @escaping @MainActor ([MenuElement]) -> Void) {
        if let elements { return completion(elements) }
        var isDone = false
        provider { [self] elements in
            if isDone { return }
            isDone = true
            if isCached { self.elements = elements }
            completion(elements)
        }
    }
}

extension Menu {
    private var hasDeferredElements: Bool {
        children.contains { $0 is DeferredMenuElement || ($0 as? Menu)?.hasDeferredElements == true }
    }

    /// Passes on the menu with deferred elements replaced: at once if all exist.
    func resolve(_ completion: @escaping @MainActor (Menu) -> Void) {
        guard hasDeferredElements else { return completion(self) }
        var places = children.map { [$0] }
        var missing = children.count
        for (index, child) in children.enumerated() {
            let fill = { @MainActor (elements: [MenuElement]) in
                places[index] = elements
                missing -= 1
                if missing == 0 { completion(self.replacingChildren(places.flatMap { $0 })) }
            }
            if let deferred = child as? DeferredMenuElement {
                deferred.provide { elements in Menu(children: elements).resolve { fill($0.children) } }
            } else if let menu = child as? Menu {
                menu.resolve { fill([$0]) }
            } else {
                fill([child])
            }
        }
    }
}

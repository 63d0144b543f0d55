import DiffableSnapshots
import Foundation

extension CollectionView {
    /// Hands out a cell that the registration configured for an item: one used before, or a new one.
    ///
    /// While an item is being reconfigured, this returns the item's own cell. A registration that was made inside the
    /// provider that uses it stops the program.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        if registration.wasMadeInProvider { stopForRegistrationInProvider("CellRegistration") }
        guard let cell = take(from: registration.pool, for: indexPath) as? Cell else {
            fatalError("dequeueConfiguredReusableCell(using:for:item:): the pool holds another kind of cell.")
        }
        cell.reuseIdentifier = nil
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Hands out a header or footer that the registration configured.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        if registration.wasMadeInProvider { stopForRegistrationInProvider("SupplementaryRegistration") }
        guard let view = take(from: registration.pool, for: indexPath) as? Supplementary else {
            fatalError("dequeueConfiguredReusableSupplementary(using:for:): the pool holds another kind of view.")
        }
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }

    /// Makes cells of a class available under an identifier; nil takes them away.
    public func register(_ cellClass: CollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
        pools["cell/" + identifier] = cellClass.map { cellClass in ReusePool { cellClass.init() } }
    }

    /// Makes supplementary views of a class available under an identifier; nil takes them away.
    public func register(
        _ viewClass: CollectionReusableView.Type?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        pools[elementKind + "/" + identifier] = viewClass.map { viewClass in ReusePool { viewClass.init() }
        }
    }

    /// Hands out a cell of the class registered under an identifier, to be configured by the caller.
    ///
    /// An identifier under which no class is registered stops the program.
    public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> CollectionViewCell
    {
        guard let pool = pools["cell/" + identifier] else {
            fatalError(
                "dequeueReusableCell(withReuseIdentifier:for:): no class is registered for \"\(identifier)\"; call "
                    + "register(_:forCellWithReuseIdentifier:) first.")
        }
        guard let cell = take(from: pool, for: indexPath) as? CollectionViewCell else {
            fatalError("dequeueReusableCell(withReuseIdentifier:for:): \"\(identifier)\" makes no cells.")
        }
        cell.reuseIdentifier = identifier
        return cell
    }

    /// Hands out a supplementary view of the class registered under an identifier, to be configured by the caller.
    ///
    /// An identifier under which no class is registered stops the program.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> CollectionReusableView {
        guard let pool = pools[elementKind + "/" + identifier] else {
            fatalError(
                "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:): no class is registered for "
                    + "\"\(identifier)\" of kind \"\(elementKind)\"; call "
                    + "register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first.")
        }
        let view = take(from: pool, for: indexPath)
        view.reuseIdentifier = identifier
        return view
    }

    /// The same for an `AnyClass`. A class that is no ``CollectionViewCell`` stops the program.
    @_disfavoredOverload
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        register(
            Self.viewClass(cellClass, as: CollectionViewCell.self, call: "register(_:forCellWithReuseIdentifier:)"),
            forCellWithReuseIdentifier: identifier)
    }

    /// The same for an `AnyClass`. A class that is no ``CollectionReusableView`` stops the program.
    @_disfavoredOverload
    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        let call = "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)"
        register(
            Self.viewClass(viewClass, as: CollectionReusableView.self, call: call),
            forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
    }

    /// Casts a class to a class of views. If it is none, the program stops with the name of the call.
    package static func viewClass<Wanted>(_ any: AnyClass?, as wanted: Wanted.Type, call: String) -> Wanted.Type? {
        guard let any else { return nil }
        guard let known = any as? Wanted.Type else {
            fatalError("\(call): \(any) is no \(wanted); register a subclass of that.")
        }
        return known
    }

    func take(from pool: ReusePool, for indexPath: IndexPath) -> CollectionReusableView {
        if let reconfigured, reconfigured.element == requested, reconfigured.view.pool === pool {
            return reconfigured.view
        }
        let view = pool.take()
        view.listConfiguration = preparedList
        if case .supplementary(let path)? = requested {
            view.isFooter = path.kind == CollectionView.elementKindSectionFooter
        }
        if case .supplementary? = requested {
            view.isHeaderOrFooter = true
        } else if view is CollectionViewCell {
            view.isHeaderOrFooter = preparedList?.headerMode == .firstItemInSection && indexPath.item == 0
        }
        return view
    }

    private func stopForRegistrationInProvider(_ kind: String) -> Never {
        fatalError(
            "A \(kind) was made inside the provider that uses it, so no view could ever be used again; make it once, "
                + "outside, and keep it.")
    }
}

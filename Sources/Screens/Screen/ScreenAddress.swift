/// The address of what a screen shows: the path to it, and the state that is worth sharing.
///
/// Hosts with addresses of their own, such as browsers, contain it in theirs.
public struct ScreenAddress: Hashable, Sendable {
    /// The path components, from the first screen on.
    public var path: [String]
    /// The state of the foremost screen, by names. For a detail, it includes the state of the controls of the list
    /// beside it.
    public var state: [String: String]

    /// Makes an address.
    public init(path: [String] = [], state: [String: String] = [:]) {
        self.path = path
        self.state = state
    }
}

extension Screen {
    /// The restoration of the scroll position.
    package var anchorRestoration: ListRestoration { listRestoration ?? .byIndexPath(in: collectionView) }

    /// The address of the foremost screen that has one.
    public var address: ScreenAddress {
        var address = ScreenAddress(path: path)
        var last = self
        for screen in chain.dropFirst() {
            guard let name = screen.restorationIdentifier else { break }
            address.path += [name] + screen.path
            last = screen
        }
        if let name = last.addressedAlert?.restorationIdentifier { address.path.append(name) }
        address.state = (last.listBesideDetail?.controlStates(except: last.controls) ?? [:])
            .merging(last.restorableState) { $1 }
        return address
    }

    /// The path to a screen of the chain, whatever is in front of it; nil if it has no address.
    package func path(to screen: Screen) -> [String]? {
        guard let end = chain.firstIndex(where: { $0 === screen }) else { return nil }
        var path = path
        for one in chain[...end].dropFirst() {
            guard let name = one.restorationIdentifier else { return nil }
            path += [name] + one.path
        }
        return path
    }

    /// Shows the screen that an address names, and restores its state.
    ///
    /// - Parameter address: The address. It may come from anybody: an invalid one is followed as far as possible.
    /// - Returns: Whether the whole path was followed, or all of it but a question that is over.
    @discardableResult public func go(to address: ScreenAddress) -> Bool {
        // A screen must be loaded to know its paths.
        loadViewIfNeeded()
        let former = chain.last
        var screen = self
        var rest = screen.enter(address.path)
        while let name = rest.first {
            if let next = screen.presentedScreen, next.restorationIdentifier == name {
                screen = next
            } else if let next = screen.screen(at: name), next.presentingScreen == nil {
                // A screen without a name of its own gets the one that it was found by.
                next.restorationIdentifier = next.restorationIdentifier ?? name
                switch next.restorationStyle {
                case .push: screen.show(next)
                case .sheet: screen.present(next)
                case .detail: screen.showDetail(next)
                }
                screen = next
            } else {
                break
            }
            rest = screen.enter(Array(rest.dropFirst()))
        }
        if screen.presentedScreen != nil { screen.dismiss() }
        screen.listBesideDetail?.restoreControls(address.state, except: screen.controls)
        screen.restore(address.state)
        let question = rest.count == 1 ? rest[0] : nil
        former?.cancelAddressedAlerts(except: former === screen ? question : nil)
        return rest.isEmpty || question.map { screen.ask(at: $0) || screen.hasAlert(at: $0) } == true
    }

    /// Cancels the questions that have an address, but for one.
    private func cancelAddressedAlerts(except name: String?) {
        for alert in alerts where alert.isCancellable {
            if let other = alert.restorationIdentifier, other != name { cancel(alert) }
        }
    }

    /// Asks the question that a path component names, unless that is asked already. Returns whether there is one.
    private func ask(at component: String) -> Bool {
        if alerts.contains(where: { $0.restorationIdentifier == component && $0.isCancellable }) { return true }
        guard let alert = alert(at: component), alert.isCancellable else { return false }
        // A question without a name of its own gets the one that it was found by.
        alert.restorationIdentifier = alert.restorationIdentifier ?? component
        present(alert)
        return true
    }

    /// The question that the address names: it is shown over the foremost screen, which has an address itself.
    package var addressedAlert: AlertController? {
        guard presentedScreen == nil, let alert = alerts.first, alert.restorationIdentifier != nil, alert.isCancellable,
            sequence(first: self, next: \.presentingScreen)
                .allSatisfy({ $0.presentingScreen == nil || $0.restorationIdentifier != nil })
        else { return nil }
        return alert
    }

    /// The list beside a detail. Its search is visible too.
    private var listBesideDetail: Screen? { presentationStyle == .detail ? presentingScreen : nil }

    /// The states of the controls that have a restoration identifier, except for names that the controls `others` have.
    func controlStates(except others: [Control] = []) -> [String: String] {
        restorableControls(except: others).reduce(into: [:]) { $0[$1.name] = $1.control.restorableValue }
    }

    /// Restores the states of controls by their names, except for names that the controls `others` have.
    func restoreControls(_ state: [String: String], except others: [Control] = []) {
        for (name, control) in restorableControls(except: others) { control.restore(state[name]) }
    }

    /// The first control of each name, in order. Names that the app has set go before a search's default one, also
    /// those of the list beside a detail.
    private func restorableControls(except others: [Control]) -> [(name: String, control: Control)] {
        let set = Self.setNames(of: controls + (listBesideDetail?.controls ?? []))
        let defaults = Set(others.filter(\.hasDefaultIdentifier).compactMap(\.restorationIdentifier))
        var taken = Self.setNames(of: others).union(defaults.subtracting(set))
        return controls.compactMap { control in
            guard let name = control.restorationIdentifier,
                !(control.hasDefaultIdentifier && set.contains(name)), taken.insert(name).inserted
            else { return nil }
            return (name, control)
        }
    }

    private static func setNames(of controls: [Control]) -> Set<String> {
        Set(controls.filter { !$0.hasDefaultIdentifier }.compactMap(\.restorationIdentifier))
    }
}

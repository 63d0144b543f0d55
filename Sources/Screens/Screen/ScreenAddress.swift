/// Where a person finds what a screen shows: the places that lead there, and the state that is worth sharing.
///
/// Hosts that have addresses, as browsers do, keep it in theirs.
public struct ScreenAddress: Hashable, Sendable {
    /// The places that lead there, from the first screen on.
    public var path: [String]
    /// The state of the foremost screen, by names; with that of a detail stand the controls of the list beside it.
    public var state: [String: String]

    /// Makes an address.
    public init(path: [String] = [], state: [String: String] = [:]) {
        self.path = path
        self.state = state
    }
}

extension Screen {
    /// How an address keeps the scroll position.
    package var anchorRestoration: ListRestoration { listRestoration ?? .byPlace(in: collectionView) }

    /// The address of the foremost screen that has one.
    public var address: ScreenAddress {
        var address = ScreenAddress(path: path)
        var last = self
        for screen in chain.dropFirst() {
            guard let name = screen.restorationIdentifier else { break }
            address.path += [name] + screen.path
            last = screen
        }
        address.state = (last.neighbour?.controlStates ?? [:]).merging(last.restorableState) { $1 }
        return address
    }

    /// The path of a screen's address, whatever is in front of that one; nil where it has none.
    package func path(to screen: Screen) -> [String]? {
        guard let end = chain.firstIndex(where: { $0 === screen }) else { return nil }
        var path = path
        for one in chain[...end].dropFirst() {
            guard let name = one.restorationIdentifier else { return nil }
            path += [name] + one.path
        }
        return path
    }

    /// Goes to an address: screens come and go until the one that it names is foremost, and has the state that it
    /// keeps.
    ///
    /// - Parameter address: The address. It may come from anybody: one that leads nowhere is followed as far as it
    ///   goes.
    /// - Returns: Whether it led all the way.
    @discardableResult public func go(to address: ScreenAddress) -> Bool {
        // Only what is loaded knows what it leads to.
        loadViewIfNeeded()
        var screen = self
        var rest = screen.enter(address.path)
        while let name = rest.first {
            if let next = screen.presentedScreen, next.restorationIdentifier == name {
                screen = next
            } else if let next = screen.screen(at: name), next.presentingScreen == nil {
                // A screen that was found by another name than its own has its own in the address from now on.
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
        screen.neighbour?.restoreControls(address.state, except: screen.controls)
        screen.restore(address.state)
        return rest.isEmpty
    }

    /// The list that a detail stands beside: what is searched for there is seen too.
    private var neighbour: Screen? { presentationStyle == .detail ? presentingScreen : nil }

    /// The states of the controls that have a name.
    var controlStates: [String: String] {
        var states: [String: String] = [:]
        for control in controls {
            if let name = control.restorationIdentifier { states[name] = control.restorableValue }
        }
        return states
    }

    /// Gives controls the states that an address has under their names, unless those are of others.
    func restoreControls(_ state: [String: String], except others: [Control] = []) {
        let names = Set(others.compactMap(\.restorationIdentifier))
        for control in controls {
            if let name = control.restorationIdentifier, !names.contains(name) { control.restore(state[name]) }
        }
    }
}

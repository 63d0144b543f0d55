#if !hasFeature(Embedded)
/// The models that belong to the identifiers of a state, of whatever type they are.
package protocol StateModels: Sendable {
    /// Whether any model came, went, or says something else than before.
    func differs(from old: any StateModels) -> Bool

    /// The identifiers of the models that stay and say something else than before.
    func contentChanges(from old: any StateModels) -> (sections: [Any], items: [Any])

    /// The models after a change between two others was undone: what went comes back, and what says something else says
    /// again what it said, unless it has been changed once more since. What came goes, if it is not here any more.
    ///
    /// - Complexity: O(*n*) for *n* models.
    func undoing(from old: any StateModels, to new: any StateModels, isHere: (Any) -> Bool) -> any StateModels
}

extension ModelSnapshot: StateModels {
    package func differs(from old: any StateModels) -> Bool {
        guard let old = old as? Self else { return true }
        return sectionModels != old.sectionModels || itemModels != old.itemModels
    }

    package func contentChanges(from old: any StateModels) -> (sections: [Any], items: [Any]) {
        guard let old = old as? Self else { return ([], []) }
        return (
            sectionModels.compactMap { id, model in old.sectionModels[id].flatMap { $0 == model ? nil : id } },
            itemModels.compactMap { id, model in old.itemModels[id].flatMap { $0 == model ? nil : id } }
        )
    }

    package func undoing(
        from old: any StateModels, to new: any StateModels, isHere: (Any) -> Bool
    ) -> any StateModels {
        guard let old = old as? Self, let new = new as? Self else { return self }
        var result = self
        Self.undo(&result.itemModels, from: old.itemModels, to: new.itemModels, isHere: isHere)
        Self.undo(&result.sectionModels, from: old.sectionModels, to: new.sectionModels, isHere: isHere)
        return result
    }

    private static func undo<ID: Hashable, Model: Equatable>(
        _ models: inout [ID: Model], from old: [ID: Model], to new: [ID: Model], isHere: (Any) -> Bool
    ) {
        for (id, model) in old where models[id] == nil || models[id] == new[id] { models[id] = model }
        for id in new.keys where old[id] == nil && !isHere(id) { models[id] = nil }
    }
}
#endif

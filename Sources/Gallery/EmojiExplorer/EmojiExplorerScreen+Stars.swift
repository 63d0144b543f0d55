import Diffable

/// Stars come and go, and can be taken back.
extension EmojiExplorerScreen {
    /// Stars an emoji, which puts it first in the lane, or takes its star, which takes it out.
    func toggleStar(_ character: Character) {
        let isStarred = isStarred(character)
        let name = "\(isStarred ? "Unstar" : "Star") \(character)"
        let former = setStar(character, at: isStarred ? nil : 0)
        history.add(step(character, to: former, name: name))
        guard isStarred else { return }
        let screen = screensInFront.last ?? self
        screen.present(Toast("\(character) unstarred", undoingLatestStepOf: self))
    }

    /// The details that were opened from here, and from each other.
    var screensInFront: [Screen] {
        var screens: [Screen] = []
        while let next = (screens.last ?? self).presentedScreen { screens.append(next) }
        return screens
    }

    private func step(_ character: Character, to place: Int?, name: String) -> StepHistory.Step {
        StepHistory.Step(name: name) { [weak self] in
            guard let self else { return nil }
            return step(character, to: setStar(character, at: place), name: name)
        }
    }
}

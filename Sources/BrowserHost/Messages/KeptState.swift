import CollectionViews
import Screens

/// What a browser keeps for a visitor until later visits, within what fits a message beside all else.
enum KeptState {
    static let mostNames = 64
    /// In bytes, names and values together. The page's script says the same.
    static let mostBytes = 32_768

    static func size(of state: [String: String]) -> Int {
        state.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
    }

    /// Names and values in turn, as a page is told them; nil where there is nothing to keep, or too much.
    @MainActor static func pairs(of screen: Screen) -> [String]? {
        let state = screen.keptState
        if state.isEmpty { return nil }
        let size = size(of: state)
        guard size <= mostBytes, state.count <= mostNames else {
            Warnings.say(
                "Screen.keptState: \(state.count) values of \(size) bytes on \u{201C}\(screen.title)\u{201D} are not kept; browsers "
                    + "keep up to \(mostNames) values and \(mostBytes) bytes, so keep what is larger in a store of your own.",
                onceOf: "keptState \(screen.title)")
            return nil
        }
        return state.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    }
}

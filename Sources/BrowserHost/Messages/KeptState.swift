import CollectionViews
import Foundation
import Screens

/// What a browser keeps for a visitor until later visits, within what fits a message beside all else.
enum KeptState {
    static let mostNames = 64
    /// Names and values together, as they are sent. The page's script counts in the same way.
    static let mostBytes = 32_768

    static func size(of state: [String: String]) -> Int {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return state.reduce(0) { $0 + ((try? encoder.encode([$1.key, $1.value]).count) ?? 0) }
    }

    /// Names and values in turn, as a page is told them; nil where that is too much.
    @MainActor static func pairs(of screen: Screen) -> [String]? {
        let state = screen.keptState
        let size = size(of: state)
        guard size <= mostBytes, state.count <= mostNames else {
            Warnings.say(
                "Screen.keptState: \(state.count) values of \(size) bytes as JSON on \u{201C}\(screen.title)\u{201D} "
                    + "are not kept; browsers keep up to \(mostNames) values and \(mostBytes) bytes, so keep what is "
                    + "larger in a store of your own.",
                onceOf: "keptState \(type(of: screen))")
            return nil
        }
        return state.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    }
}

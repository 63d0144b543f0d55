import Foundation
import Screens

extension PageAddress {
    /// The address that a document is asked for with, read as the page reads it.
    ///
    /// - Parameter path: The path of the page itself.
    init(of request: TransportRequest, below path: String) {
        let rest = request.path.dropFirst(path == "/" ? 0 : path.utf8.count)
        screen.path = rest.split(separator: "/").map { String($0).removingPercentEncoding ?? String($0) }
        let query = request.target.dropFirst(request.path.count + 1).prefix { $0 != "#" }
        for pair in query.split(separator: "&").prefix(Self.mostStates) {
            let name = pair.prefix { $0 != "=" }
            screen.state[Self.decoded(name)] = Self.decoded(pair.dropFirst(name.count + 1))
        }
        guard let at = screen.state.removeValue(forKey: "at"), let end = at.lastIndex(of: "~"),
            let distance = Int(at[at.index(after: end)...]), -Self.farthest...Self.farthest ~= distance
        else { return }
        anchor = AddressAnchor(item: String(at[..<end]), distance: distance)
    }

    private static func decoded(_ text: Substring) -> String {
        let text = text.replacing("+", with: " ")
        return text.removingPercentEncoding ?? String(text)
    }

    /// More than this no page tells of.
    private static let (mostStates, farthest) = (24, 1_000_000)
}

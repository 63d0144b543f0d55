import Foundation

@testable import BrowserHost

/// A message as the page reads it.
struct Message: Sendable, CustomStringConvertible {
    let description: String

    init(_ bytes: [UInt8]) {
        description = String(decoding: bytes, as: UTF8.self)
    }

    init(_ text: String) {
        description = text
    }

    var object: [String: Any] {
        (try? JSONSerialization.jsonObject(with: Data(description.utf8))) as? [String: Any] ?? [:]
    }
    var type: String? { object["type"] as? String }
    var number: Int? { object["number"] as? Int }
    var session: String? { object["session"] as? String }
    /// Where the page stands from then on.
    var address: [String: Any]? { type == "address" ? object : object["address"] as? [String: Any] }
    var view: [String: Any]? { object["view"] as? [String: Any] }
    var screen: [String: Any]? { object["screen"] as? [String: Any] }
    var firstRow: [String: Any]? { (view?["rows"] as? [[String: Any]])?.first }
    var firstText: String? { (firstRow?["content"] as? [String: Any])?["text"] as? String }
}

extension PageMessage {
    /// The message of a server without files.
    var bytes: [UInt8] { bytes(files: ServedFiles()) }
}

extension JSONWriter {
    init() { self.init(files: ServedFiles()) }
}

/// Why a ``BrowserServer`` could not start.
public enum BrowserServerError: Error, Equatable, CustomStringConvertible {
    /// Another program listens on the port.
    case portTaken(host: String, port: Int)

    /// The system did not allow the port, as it does below 1024.
    case notAllowed(host: String, port: Int)

    /// The port is none.
    case invalidPort(Int)

    /// The address could not be listened on for another reason.
    case cannotListen(host: String, port: Int, reason: String)

    /// A sentence for the user, with the cure where there is one.
    public var description: String {
        switch self {
        case .portTaken(let host, let port):
            "Port \(port) on \(host) is taken by another program; choose another port, or 0 for any free one."
        case .notAllowed(let host, let port):
            "The system does not allow listening on port \(port) of \(host); choose a port above 1023."
        case .invalidPort(let port):
            "\(port) is not a port; choose one from 0 to 65535."
        case .cannotListen(let host, let port, let reason):
            "Cannot listen on \(host), port \(port): \(reason)"
        }
    }
}

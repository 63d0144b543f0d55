import Diffable

extension WiFiScreen {
    /// Connects to a network; to one that is secured and new here, with its password.
    ///
    /// - Parameter screen: Where the password is asked for.
    func join(_ id: WiFiNetwork.ID, from screen: Screen) {
        guard network(id)?.isSecure == true, !radio.isKnown(id), radio.current != id else { return radio.join(id) }
        Task { [weak self, weak screen] in
            let message = "“\(id)” needs a password of at least \(Self.shortestPassword) characters."
            let password = await screen?.ask(
                "Enter the Password", message: message, placeholder: "Password", action: "Join", isSecure: true,
                minimumLength: Self.shortestPassword)
            if password != nil { self?.radio.join(id) }
        }
    }

    /// As many characters as WPA2 asks for.
    private static let shortestPassword = 8
}

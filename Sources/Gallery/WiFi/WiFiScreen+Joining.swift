import Diffable

extension WiFiScreen {
    /// Connects to a network; to one that is secured and new here, with its password.
    ///
    /// - Parameter screen: Where the password is asked for.
    func join(_ id: WiFiNetwork.ID, from screen: Screen) {
        guard network(id)?.isSecure == true, !radio.isKnown(id), radio.current != id else { return radio.join(id) }
        Task { [weak self, weak screen] in
            var message = "“\(id)” is secured."
            while let password = await screen?.ask(
                "Enter the Password", message: message, action: "Join", isSecure: true)
            {
                if password.count >= Self.shortestPassword {
                    self?.radio.join(id)
                    return
                }
                message = "A password of “\(id)” has \(Self.shortestPassword) letters or more."
            }
        }
    }

    /// As many letters as WPA2 asks for.
    private static let shortestPassword = 8
}

extension PageEvent.Hello {
    /// More screens than these are never in front of each other.
    private static let mostScreens = 32

    init(_ values: KeyedDecodingContainer<PageEvent.CodingKeys>) throws {
        self.init(session: try values.decodeIfPresent(String.self, forKey: .session), panes: [:])
        try add(values, screen: nil)
        if values.contains(.presented) {
            var presented = try values.nestedUnkeyedContainer(forKey: .presented)
            while !presented.isAtEnd {
                let values = try presented.nestedContainer(keyedBy: PageEvent.CodingKeys.self)
                guard panes.count <= 2 * Self.mostScreens else {
                    throw PageEventError(reason: "a page shows too many screens")
                }
                let name = try values.integer(.screen)
                try add(values, screen: name)
                self.presented.append(name)
            }
        }
        isWide = try values.decodeIfPresent(Bool.self, forKey: .wide) ?? false
        if values.contains(.room) {
            room = try values.nestedContainer(keyedBy: PageEvent.CodingKeys.self, forKey: .room).room()
        }
        if values.contains(.kept) { kept = try values.keptState() }
        events = try values.decodeIfPresent([NumberedEvent].self, forKey: .events) ?? []
        if values.contains(.address) {
            address = try values.nestedContainer(keyedBy: PageEvent.CodingKeys.self, forKey: .address).address()
        }
    }

    private mutating func add(_ values: KeyedDecodingContainer<PageEvent.CodingKeys>, screen: Int?) throws {
        panes[PageView(screen: screen, pane: .main)] = try values.pane()
        guard values.contains(.sidebar) else { return }
        panes[PageView(screen: screen, pane: .sidebar)] = try values.nestedContainer(
            keyedBy: PageEvent.CodingKeys.self, forKey: .sidebar
        ).pane()
    }
}

extension SearchField {
    /// What is searched for, and how an address says it.
    ///
    /// Tokens, scope and text stand in one line, as `#France,@volcanoes,=mont`: a sign before each part says what it
    /// is. A text alone, the usual case, has no sign, and an empty line says that nothing is searched for.
    struct Query: Equatable {
        var tokens: [String] = []
        var scope = 0
        var text = ""

        @MainActor func line(scopes: [String]) -> String {
            let name = scope == 0 ? [] : ["@" + scopes[scope].lowercased()]
            let parts = tokens.map { "#" + $0 } + name + (text.isEmpty ? [] : ["=" + text])
            if parts.isEmpty { return "" }
            if parts.count == 1, text.first.map(Self.isSign) == false { return text }
            return ListRestoration.line(of: parts)
        }

        private static func isSign(_ character: Character) -> Bool { "#@=".contains(character) }
    }
}

extension SearchField.Query {
    /// What a line says; parts that make no sense are passed over.
    @MainActor init(_ line: String, scopes: [String]) {
        guard let first = line.first, Self.isSign(first) else {
            text = line
            return
        }
        for part in ListRestoration.names(in: line) {
            let rest = String(part.dropFirst())
            switch part.first {
            case "#": tokens.append(rest)
            case "@": scope = scopes.firstIndex { $0.lowercased() == rest } ?? 0
            case "=": text = rest
            default: break
            }
        }
    }
}

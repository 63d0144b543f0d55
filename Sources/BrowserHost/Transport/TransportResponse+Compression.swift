extension TransportResponse {
    /// The answer as it goes to whoever asked: compressed where that is taken.
    func encoded(for request: TransportRequest) -> TransportResponse {
        guard let compressedBody, request.acceptsGzip else { return self }
        var response = self
        response.body = compressedBody
        response.contentEncoding = "gzip"
        return response
    }

    /// Caches between the server and a browser are told of both forms with either.
    var encodingHeaders: [(String, String)] {
        guard compressedBody != nil else { return [] }
        return (contentEncoding.map { [("Content-Encoding", $0)] } ?? []) + [("Vary", "Accept-Encoding")]
    }
}

extension TransportRequest {
    /// Whether the answer may be compressed by gzip, as section 12.5.3 of RFC 9110 says: what is named counts more than
    /// the asterisk for all that is not, and a weight of zero excludes.
    var acceptsGzip: Bool {
        var weights: [String: Double] = [:]
        for coding in (acceptEncoding ?? "").lowercased().split(separator: ",") {
            let parts = coding.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
            guard let name = parts.first else { continue }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
            weights[name] = weight
        }
        return weights["gzip"] ?? weights["x-gzip"] ?? weights["*"] ?? 0 > 0
    }
}

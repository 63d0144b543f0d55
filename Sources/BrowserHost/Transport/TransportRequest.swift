import CollectionViews

/// The part of a request that matters here.
struct TransportRequest: Sendable {
    var method: String
    /// The path and query as they came.
    var target: String
    var host: String?
    var origin: String?
    var hasBody = false

    /// The target without its query.
    var path: String {
        String(target.prefix { $0 != "?" && $0 != "#" })
    }
}

/// An answer to a request.
struct TransportResponse: Sendable {
    var status: Int
    var contentType: String
    var body: [UInt8]
    /// Whether the content under this path never changes.
    var isImmutable = false
    /// What is sent in place of the body, piece by piece.
    var file: ImageFile?
    var contentSecurityPolicy = Self.contentSecurityPolicy

    /// A short text, for refusals.
    static func text(_ status: Int, _ text: String) -> TransportResponse {
        TransportResponse(status: status, contentType: "text/plain; charset=utf-8", body: Array((text + "\n").utf8))
    }

    /// The headers that go with every answer.
    var headers: [(String, String)] {
        [
            ("Content-Type", contentType),
            ("Content-Length", String(file?.byteCount ?? body.count)),
            ("Cache-Control", isImmutable ? "public, max-age=31536000, immutable" : "no-store"),
            ("X-Content-Type-Options", "nosniff"),
            ("Referrer-Policy", "same-origin"),
            ("Cross-Origin-Resource-Policy", "same-origin"),
            ("Cross-Origin-Opener-Policy", "same-origin"),
            ("Content-Security-Policy", contentSecurityPolicy),
        ]
    }

    static let contentSecurityPolicy =
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
}

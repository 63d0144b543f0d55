import CollectionViews

/// The part of a request that matters here.
struct TransportRequest: Sendable {
    var method: String
    /// The path and query as they came.
    var target: String
    var host: String?
    var origin: String?
    var hasBody = false
    /// The part of a file that is wanted, and the file's tag for which alone that holds, as they came.
    var range: String?
    var ifRange: String?
    /// In which ways the answer may be compressed, as it came.
    var acceptEncoding: String?

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
    /// The body as gzip compressed it, for those who take that; nil where there is only one form of it.
    var compressedBody: [UInt8]?
    /// How the body is compressed.
    var contentEncoding: String?
    /// Whether the content under this path never changes.
    var isImmutable = false
    /// What is sent in place of the body, piece by piece, and the part of it that is.
    var file: (file: ServedFile, part: Range<Int>)?
    /// What is said of a file beside that.
    var fileHeaders: [(String, String)] = []
    /// Where what was asked for stands.
    var location: String?
    var contentSecurityPolicy = Self.contentSecurityPolicy

    /// A short text, for refusals.
    static func text(_ status: Int, _ text: String) -> TransportResponse {
        TransportResponse(status: status, contentType: "text/plain; charset=utf-8", body: Array((text + "\n").utf8))
    }

    /// The headers that go with every answer.
    var headers: [(String, String)] {
        [
            ("Content-Type", contentType),
            ("Content-Length", String(file?.part.count ?? body.count)),
            ("Cache-Control", isImmutable ? "public, max-age=31536000, immutable" : "no-store"),
            ("X-Content-Type-Options", "nosniff"),
            ("Referrer-Policy", "same-origin"),
            ("Cross-Origin-Resource-Policy", "same-origin"),
            ("Cross-Origin-Opener-Policy", "same-origin"),
            ("Content-Security-Policy", contentSecurityPolicy),
        ] + encodingHeaders + fileHeaders + (location.map { [("Location", $0)] } ?? [])
    }

    static let contentSecurityPolicy =
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
}

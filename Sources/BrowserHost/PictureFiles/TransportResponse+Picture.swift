import CollectionViews

extension TransportResponse {
    /// A picture from a file. Whatever is in it, it is a picture and nothing else: one that is opened by itself runs and
    /// loads nothing.
    static func picture(_ file: ImageFile) -> TransportResponse {
        var response = TransportResponse(status: 200, contentType: file.type, body: [])
        response.file = file
        response.contentSecurityPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
        return response
    }
}

import CollectionViews

extension TransportResponse {
    /// A file, or the part of it that is asked for. Whatever is in it, a picture is a picture and nothing else, and
    /// what is taken along is never shown: one that is opened by itself runs and loads nothing.
    static func file(_ file: ServedFile, for request: TransportRequest) -> TransportResponse {
        let tag = "\"\(file.name)\""
        let whole = 0..<file.byteCount
        let part = request.ifRange == nil || request.ifRange == tag ? request.part(of: whole) : nil
        if let part, part.isEmpty {
            var response = text(416, "The file has \(file.byteCount) bytes.")
            response.fileHeaders = [("Content-Range", "bytes */\(file.byteCount)")]
            return response
        }
        var response = TransportResponse(status: part == nil ? 200 : 206, contentType: file.type, body: [])
        response.file = (file, part ?? whole)
        response.contentSecurityPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
        response.fileHeaders = [("Accept-Ranges", "bytes"), ("ETag", tag)]
        if let part {
            let range = "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(file.byteCount)"
            response.fileHeaders.append(("Content-Range", range))
        }
        if let name = file.downloadName {
            response.fileHeaders.append(("Content-Disposition", Attachment(named: name).header))
        }
        return response
    }
}

extension TransportRequest {
    /// The one part of a file that is asked for, as by a download that goes on after a pause: empty for one behind the
    /// end, and nil for all of it. Who asks for several parts, or in another way, gets all of it, as the standard
    /// allows.
    fileprivate func part(of whole: Range<Int>) -> Range<Int>? {
        guard method == "GET", let range, range.hasPrefix("bytes=") else { return nil }
        let bounds = range.dropFirst("bytes=".count).split(separator: "-", omittingEmptySubsequences: false)
        guard bounds.count == 2, bounds.allSatisfy({ $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }),
            let first = Int(bounds[0])
        else { return nil }
        if first >= whole.upperBound { return 0..<0 }
        if bounds[1].isEmpty { return first..<whole.upperBound }
        guard let last = Int(bounds[1]), last >= first else { return nil }
        return first..<min(last, whole.upperBound - 1) + 1
    }
}

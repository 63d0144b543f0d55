import Foundation

extension Image {
    /// The picture that a file's bytes show; nil for bytes of a kind that no host can draw.
    ///
    /// PNG, JPEG, GIF, WebP and SVG are known by how they begin.
    public convenience init?(data: Data) {
        guard let type = Self.mediaType(of: data) else { return nil }
        self.init(.data(data, type: type, size: Self.pixelSize(of: data, type: type)))
    }

    /// The picture in a file; nil without the file, or when it is of another kind.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// The picture of a name among the program's resources, with or without `.png`, `.jpg`, `.svg` and the like at the
    /// end; nil when there is none.
    ///
    /// Pages are sent the picture with the row that shows it; they can't request other files of the program. An app
    /// built as a package names its own bundle, `Image(named: "peak", in: .module)`; asset catalogues are not read.
    public convenience init?(named name: String) { self.init(named: name, in: nil) }

    /// The picture of a name among the resources of a bundle; nil when there is none.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: TraitCollection? = nil
    ) {
        let bundle = bundle ?? .main
        let endings = [nil, "png", "jpg", "jpeg", "svg", "webp", "gif"] as [String?]
        let found = endings.lazy.compactMap { bundle.url(forResource: name, withExtension: $0) }.first
        guard let found else { return nil }
        self.init(contentsOfFile: found.path)
    }

    static func mediaType(of data: Data) -> String? {
        func starts(with bytes: [UInt8], at place: Int = 0) -> Bool { data.dropFirst(place).starts(with: bytes) }
        if starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
        if starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if starts(with: Array("GIF8".utf8)) { return "image/gif" }
        if starts(with: Array("RIFF".utf8)), starts(with: Array("WEBP".utf8), at: 8) { return "image/webp" }
        let head = String(decoding: data.prefix(512), as: UTF8.self)
        return head.contains("<svg") ? "image/svg+xml" : nil
    }
}

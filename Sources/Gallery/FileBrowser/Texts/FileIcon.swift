import Diffable

extension FileEntry {
    /// What the entry is, as a symbol. Colours tell kinds apart at a glance; plain documents have none.
    var icon: Image {
        let (name, color): (String, Color) =
            switch kind {
            case .folder: Self.folder
            case .link: ("link", .secondaryLabel)
            case .other: ("gearshape", .secondaryLabel)
            case .unreadable: ("exclamationmark.triangle", .systemOrange)
            case .file: Self.icon(ofFile: displayName, isExecutable: isExecutable)
            }
        return Image.symbol(name).withTintColor(color)
    }

    static var folderIcon: Image { .symbol(folder.0).withTintColor(folder.1) }

    private static let folder: (String, Color) = ("folder.fill", .systemBlue)

    /// What a file is by its name, as a symbol.
    static func icon(named name: String, isExecutable: Bool = false) -> Image {
        let (symbol, color) = icon(ofFile: name, isExecutable: isExecutable)
        return Image.symbol(symbol).withTintColor(color)
    }

    /// Whether a file's name is that of a picture.
    static func isPicture(named name: String) -> Bool { icon(ofFile: name, isExecutable: false).0 == "photo" }

    /// By the ending of the name; of a file without one that is known, by whether it can be run.
    private static func icon(ofFile name: String, isExecutable: Bool) -> (String, Color) {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let ending = parts.count > 1 ? parts[parts.count - 1].lowercased() : ""
        return icons[ending] ?? (isExecutable ? ("terminal", .systemGray) : ("doc", .secondaryLabel))
    }

    private static let icons: [String: (String, Color)] = {
        let kinds: [(endings: String, symbol: String, color: Color)] = [
            ("png jpg jpeg gif svg webp heic tiff bmp ico avif", "photo", .systemTeal),
            ("mp3 wav flac ogg m4a aac opus aiff", "music.note", .systemPink),
            ("mp4 mov mkv webm avi m4v", "film", .systemPurple),
            ("zip gz tar xz bz2 7z zst tgz rar deb rpm jar", "doc.zipper", .systemBrown),
            ("pdf", "doc.richtext", .systemRed),
            ("swift", "swift", .systemOrange),
            (
                "c h cpp hpp cc m mm js ts jsx tsx py rb go rs java kt html css xml php lua sql r pl zig",
                "chevron.left.forwardslash.chevron.right", .systemIndigo
            ),
            ("json yaml yml toml plist ini conf cfg lock", "curlybraces", .systemIndigo),
            ("sh bash zsh fish command bat", "terminal", .systemGray),
            ("txt md rtf log tex rst", "doc.text", .secondaryLabel),
            ("csv tsv xls xlsx numbers ods", "chart.bar", .systemGreen),
            ("ttf otf woff woff2", "textformat", .secondaryLabel),
            ("iso dmg img", "externaldrive", .systemGray),
        ]
        return kinds.reduce(into: [:]) { icons, kind in
            for ending in kind.endings.split(separator: " ") { icons[String(ending)] = (kind.symbol, kind.color) }
        }
    }()
}

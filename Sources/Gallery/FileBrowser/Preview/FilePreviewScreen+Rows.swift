import Diffable
import Foundation

/// What is shown of a file: its lines, or the picture that it is, what is known of it, and its first bytes.
extension FilePreviewScreen {
    enum Section {
        case picture, facts, summary, bytes, lines
    }

    var sections: [Section] {
        switch content {
        case .text: [.lines]
        case .picture: [.picture, .facts]
        case .other(_, let start): start.isEmpty ? [.summary] : [.summary, .bytes]
        case nil: awaitsPicture ? [.picture, .facts] : []
        }
    }

    func count(of section: Section) -> Int {
        switch section {
        case .picture, .summary: 1
        case .facts: facts.count
        case .bytes: (start.count + bytesPerLine - 1) / bytesPerLine
        case .lines: lines?.count ?? 0
        }
    }

    /// What is known of a picture; of one that is still read, what will be.
    var facts: [FileContent.Fact] {
        switch content {
        case .picture(_, let facts): facts
        case nil where awaitsPicture: FileContent.factsOfPictures.map { .init(name: $0, value: "") }
        case .text, .other, nil: []
        }
    }

    /// A document that can't be looked into, as one finds it on a desk: its sign, what it is, how large and from when.
    private func summary(of facts: [FileContent.Fact]) -> FilePreviewCells.Summary {
        var facts = facts.map(\.value)
        let kind = facts.removeFirst()
        if let date = modified { facts.insert("Modified \(FileDateText.text(of: date))", at: 1) }
        return .init(
            icon: FileEntry.icon(named: title), kind: kind, text: facts.joined(separator: isCollapsed ? "\n" : " · "))
    }

    private var start: [UInt8] {
        if case .other(_, let start) = content { start } else { [] }
    }

    private var lines: TextLines? {
        if case .text(let lines) = content { lines } else { nil }
    }

    private func line(of bytes: [UInt8], at index: Int) -> FileLineCell.Line {
        let line = FileContent.dump(bytes, line: index, perLine: bytesPerLine)
        return FileLineCell.Line(
            label: line.name, text: line.value, labelLength: line.name.count, isFirst: index == 0,
            isLast: index == count(of: .bytes) - 1, syntax: .bytes)
    }

    private func line(of lines: TextLines, at index: Int) -> FileLineCell.Line {
        FileLineCell.Line(
            label: String(index + 1), text: lines.line(index), labelLength: String(lines.count).count,
            syntax: place.name.suffix(6).elementsEqual(".swift".utf8) ? .swift : nil)
    }
}

extension FilePreviewScreen: CollectionViewDataSource {
    func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        count(of: sections[section])
    }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
        switch content {
        case .text(let lines):
            let line = line(of: lines, at: indexPath.item)
            return collectionView.dequeueConfiguredReusableCell(using: cells.line, for: indexPath, item: line)
        case .other(_, let start) where sections[indexPath.section] == .bytes:
            let line = line(of: start, at: indexPath.item)
            return collectionView.dequeueConfiguredReusableCell(using: cells.line, for: indexPath, item: line)
        case .other(let facts, _):
            return collectionView.dequeueConfiguredReusableCell(
                using: cells.summary, for: indexPath, item: summary(of: facts))
        case .picture(let picture, _) where sections[indexPath.section] == .picture:
            return collectionView.dequeueConfiguredReusableCell(
                using: cells.picture, for: indexPath, item: (picture, fillsCard(picture)))
        case nil where sections[indexPath.section] == .picture:
            return collectionView.dequeueConfiguredReusableCell(using: cells.awaitedPicture, for: indexPath, item: ())
        default:
            let fact = facts[indexPath.item]
            if isCollapsed {
                return collectionView.dequeueConfiguredReusableCell(using: cells.fact, for: indexPath, item: fact)
            }
            return collectionView.dequeueConfiguredReusableCell(using: cells.factTile, for: indexPath, item: fact)
        }
    }

    /// What stands above the first bytes.
    func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView {
        let header = collectionView.dequeueConfiguredReusableSupplementary(using: cells.header, for: indexPath)
        var content = ListContentConfiguration.prominentInsetGroupedHeader()
        content.text = start.count == 1 ? "First Byte" : "First \(start.count) Bytes"
        header.contentConfiguration = content
        return header
    }
}

import Diffable
import Foundation

/// What a preview draws of rows: bars as long as their texts, and a mark for each thing beside them.
struct PreviewMarks {
    private(set) var svg = ""
    /// How far rows stand below what the page has above them.
    private var top = 0.0

    private mutating func box(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, round: Double = 4, opacity: Double = 1
    ) {
        svg += """
            <rect x="\(Int(x))" y="\(Int(y))" width="\(Int(max(1, width)))" height="\(Int(max(1, height)))" \
            rx="\(Int(round))" fill="#4a8fe7" fill-opacity="\(opacity)"/>
            """
    }

    private mutating func line(_ path: String, width: Double = 6) {
        svg += """
            <path d="\(path)" fill="none" stroke="#4a8fe7" stroke-width="\(Int(width))" stroke-linecap="round" \
            stroke-linejoin="round"/>
            """
    }

    /// A sign of what the page has above its rows: a field, a slider, or what goes round while they are refreshed.
    @MainActor mutating func add(headOf screen: Screen, width: Double) {
        let middle = width / 2
        if screen.navigationItem.searchController != nil {
            box(16, 4, width - 32, 30, round: 15, opacity: 0.4)
            top = 40
        } else if screen.controls.contains(where: { $0 is Slider }) {
            line("M22 18h\(Int(width - 44))", width: 8)
            box(middle - 14, 4, 28, 28, round: 14)
            top = 34
        } else if screen.collectionView.refreshControl != nil {
            line("M\(Int(middle)) 6a14 14 0 1 1 -13 9", width: 7)
            top = 34
        }
    }

    mutating func add(_ content: RowContent, in frame: CGRect, isMovable: Bool) {
        let frame = frame.offsetBy(dx: 0, dy: top).insetBy(dx: 0, dy: 2)
        box(frame.minX, frame.minY, frame.width, frame.height, round: 10, opacity: content.isSelected ? 0.5 : 0.2)
        var start = frame.minX + 14 + Double(content.indentationLevel) * content.indentationWidth
        let middle = frame.midY
        if content.image != nil {
            box(start, middle - 12, 24, 24, round: 7, opacity: 0.8)
            start += 36
        }
        var end = Double(frame.maxX) - 14
        let hasGrip = content.accessories.contains { $0.kind == .reorder }
        if isMovable, !hasGrip { add(.reorder, before: &end, at: middle) }
        for accessory in content.accessories.reversed() where !accessory.isHidden {
            if accessory.isLeading {
                box(start, middle - 9, 18, 18, round: 9, opacity: 0.5)
                start += 28
            } else {
                add(accessory.kind, before: &end, at: middle)
            }
        }
        for _ in content.columns {
            end -= 34
            box(end, middle - 4, 30, 8, opacity: 0.6)
        }
        let room = max(16, end - start - 8)
        let width = { (text: String) in min(room, Double(text.count) * 8) }
        let length = width(content.text ?? "")
        let x = content.textStyle.alignment == .center ? start + (room - length) / 2 : start
        guard let second = content.secondaryText else { return box(x, middle - 5, length, 10) }
        if content.prefersSideBySide {
            box(start, middle - 5, length, 10)
            return box(end - min(54, width(second)), middle - 4, min(54, width(second)), 8, opacity: 0.5)
        }
        box(x, middle - 12, length, 10)
        box(start, middle + 5, width(second) * 0.8, 7, opacity: 0.5)
    }

    private mutating func add(_ kind: RowContent.Accessory.Kind, before end: inout Double, at middle: Double) {
        switch kind {
        case .toggle(let isOn, nil):
            end -= 36
            box(end, middle - 10, 36, 20, round: 10, opacity: isOn ? 0.8 : 0.35)
        case .progress(let share):
            end -= 50
            box(end, middle - 4, 50, 8, opacity: 0.3)
            box(end, middle - 4, 50 * share, 8)
        case .reorder:
            end -= 24
            for offset in [-7.0, 0, 7] { line("M\(Int(end)) \(Int(middle + offset))h20", width: 3) }
        case .disclosureIndicator, .outlineDisclosure:
            end -= 10
            line("M\(Int(end)) \(Int(middle - 8))l8 8l-8 8")
        case .label, .button:
            end -= 44
            box(end, middle - 5, 40, 10, opacity: 0.6)
        default:
            end -= 22
            box(end, middle - 9, 18, 18, round: 9, opacity: 0.6)
        }
        end -= 8
    }
}

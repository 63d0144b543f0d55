import Foundation

/// What a row is thought to need of a width, before its host has measured it.
extension RowContent {
    /// Nil for what is no row of texts, and no card of them.
    func shape(in width: Double) -> LayoutOutlinePart.Shape? {
        guard style == .cell || style == .card, text != nil else { return nil }
        let below = prefersSideBySide ? 0 : secondaryLines(in: width)
        return LayoutOutlinePart.Shape(
            start: start, pictureSize: image == nil ? .zero : pictureSize, lineCount: textLines(in: width) + below,
            hasSeparator: showsSeparator, isCentred: textStyle.alignment == .center, hasGround: background != nil)
    }

    /// As high as the lines that the texts are thought to take, between the margins of the style.
    func expectedHeight(in width: Double, isPlain: Bool, isReadable: Bool) -> Double {
        if style == .footer { return Double(textLines(in: width)) * 18 + (isPlain ? 21 : 15) }
        guard style == .cell else { return 44 }
        let least = layoutMargins == nil ? 44.0 : 0
        let margins = layoutMargins.map { $0.top + $0.bottom }
        let size = textStyle.size(usual: 16)
        let isRead = isReadable && textStyle.numberOfLines == 0 && textStyle.font != nil
        let first = Double(textLines(in: width)) * max(22, (isRead ? 1.53 : 1.3) * size)
        let beside = image == nil ? 0 : pictureSize.height
        guard secondaryText != nil, !prefersSideBySide else {
            let plates = accessories.contains { $0.plate?.size == .large } ? 38.0 : 0
            // What stands beside one of a few lines gives way.
            let usual = prefersSideBySide && (textStyle.numberOfLines ?? 1) > 1 ? 16.0 : 22
            let ofColumns = columns.isEmpty || prefersSideBySide ? 0.0 : 2
            return max(least, max(first + ofColumns, beside, plates) + (margins ?? usual))
        }
        let second = Double(secondaryLines(in: width)) * max(19, 1.3 * secondaryTextStyle.size(usual: 14))
        return max(least, max(first + (paddings.vertical ?? 1) + second, beside) + (margins ?? 18))
    }

    private func textLines(in width: Double) -> Int {
        let size = textStyle.size(usual: style == .footer ? 13 : 16)
        return textStyle.lines(of: text ?? "", size: size, in: room(in: width) - end(in: width))
    }

    /// Of a few lines, all but the first have the room below what stands at the end.
    private func secondaryLines(in width: Double) -> Int {
        guard let secondaryText else { return 0 }
        let isBelowEnd = (secondaryTextStyle.numberOfLines ?? 1) > 1 && image == nil && columns.isEmpty
        let size = secondaryTextStyle.size(usual: style == .card ? 13 : 14)
        return secondaryTextStyle.lines(
            of: secondaryText, size: size, in: room(in: width) - (isBelowEnd ? 0 : end(in: width)))
    }

    private func room(in width: Double) -> Double {
        let margins = layoutMargins.map { $0.leading + $0.trailing } ?? (style == .card ? 28 : 32)
        return width - margins - start
    }

    /// What stands before the texts, with the gaps between, beyond the margin of rows that have none of their own.
    private var start: Double {
        let own = (layoutMargins?.leading).map { $0 - (style == .card ? 14 : 16) } ?? 0
        let leading = accessories.filter(\.isLeading).map { $0.width + 10 }.reduce(0, +)
        let picture = image == nil ? 0 : pictureSize.width + (paddings.imageToText ?? 12)
        return own + Double(indentationLevel) * indentationWidth + (leading == 0 ? 0 : leading + 2) + picture
    }

    /// What stands behind the texts, with the gaps between.
    private func end(in width: Double) -> Double {
        // A bar that tells of progress is shorter on a telephone.
        let isNarrow = width <= 430
        let trailing = accessories.filter { !$0.isLeading }.map { accessory -> Double in
            if isNarrow, case .progress = accessory.kind { return 40.0 }
            return accessory.width + 10
        }.reduce(0, +)
        // Where there is little room, most of them are left out.
        let columns = min(120, columns.map { $0.width + 16 }.reduce(0, +))
        return (trailing == 0 ? 0 : trailing + 2) + (columns == 0 ? 0 : columns - 4)
    }

    /// A symbol is a little higher than a line, an emoji as high as one.
    private var pictureSize: CGSize {
        let usual = style == .card ? 44.0 : 28
        let (most, reserved) = (imageStyle.maximumSize, imageStyle.reservedSize)
        var size = CGSize(width: usual, height: usual)
        if let pixels = image?.pixelSize {
            let wide = (most.width > 0 ? most.width : 44) / pixels.width
            let high = (most.height > 0 ? most.height : 44) / pixels.height
            let scale = min(1, wide, high)
            size = CGSize(width: max(usual, scale * pixels.width), height: scale * pixels.height)
        } else if style == .cell, case .emoji? = image?.source {
            size.height = 22
        } else if style == .cell, case .symbol? = image?.source {
            let points = Double(image?.symbolConfiguration?.pointSize ?? imageStyle.symbol?.pointSize ?? 20)
            let room = [most.width, most.height].filter { $0 > 0 }.min() ?? .infinity
            let side = min(1.15 * points, Double(room))
            size = CGSize(width: max(usual, side), height: side)
        }
        if reserved.width > 0 { size.width = reserved.width }
        return CGSize(width: size.width, height: max(size.height, reserved.height))
    }
}

extension RowContent.Accessory {
    fileprivate var width: Double {
        if case .custom(let width) = reservedLayoutWidth { return width }
        return switch kind {
        case .disclosureIndicator, .outlineDisclosure: 18
        case .toggle(_, image: nil): 42
        case .progress: 64
        case .spinner: 16
        case .label(let text): LetterWidths.width(of: text, size: font.map { Double($0.pointSize) } ?? 16)
        case .button(let text): LetterWidths.width(of: text, size: 16) + (plate == nil ? 0 : 24)
        case .imageButton where plate != nil: plate?.size == .large ? 50 : 42
        default: 24
        }
    }
}

extension RowContent.TextStyle {
    fileprivate func size(usual: Double) -> Double { font.map { Double($0.pointSize) } ?? usual }

    /// How many lines a text is thought to take.
    fileprivate func lines(of text: String, size: Double, in room: Double) -> Int {
        let most = numberOfLines.flatMap { $0 == 0 ? nil : $0 } ?? .max
        return max(1, min(LetterWidths.lines(of: text, in: room / size), most))
    }
}

/// About how wide letters are in the fonts of most devices.
///
/// They are looked up by their scalars, and each text is gone through once: whoever makes the first document of a page
/// holds up all others meanwhile.
private enum LetterWidths {
    private static let ofASCII = (0..<128 as Range<UInt32>).map { value -> Double in
        switch Character(Unicode.Scalar(value)!) {
        case "i", "j", "l", "'", ".", ",", ":", ";", "|", "I", " ": 0.27
        case "f", "r", "t", "-", "(", ")": 0.38
        case "c", "k", "s", "v", "x", "y", "z", "J": 0.48
        case "a", "e": 0.54
        case "m", "w", "M", "W", "@", "%": 0.88
        case "A"..."Z": 0.64
        default: 0.58
        }
    }

    static func width(of text: String, size: Double) -> Double {
        var width = 0.0
        for scalar in text.unicodeScalars { width += self.width(of: scalar.value) }
        return size * width
    }

    /// How many lines words take that go on in a room, which is given in sizes of the font.
    static func lines(of text: String, in room: Double) -> Int {
        var (ended, count, x, word) = (0, 1, 0.0, 0.0)
        func endWord() {
            if word == 0 { return }
            if x > 0, x + word > room { (count, x) = (count + 1, 0) }
            // A word that has no room in a line is broken.
            count += max(0, Int((word / max(1, room)).rounded(.up)) - 1)
            x += word + 0.26
            word = 0
        }
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x20: endWord()
            case 0x0A:
                endWord()
                if x > 0 { ended += count }
                (count, x) = (1, 0)
            default: word += width(of: scalar.value)
            }
        }
        endWord()
        return x > 0 ? ended + count : ended
    }

    private static func width(of scalar: UInt32) -> Double {
        switch scalar {
        case 0..<128: ofASCII[Int(scalar)]
        // Those that stand over others, or join them.
        case 0x300...0x36F, 0x200D, 0xFE00...0xFE0F: 0
        case 0xB7, 0x2019: 0.27
        case 0..<0x2E80: 0.58
        default: 1
        }
    }
}

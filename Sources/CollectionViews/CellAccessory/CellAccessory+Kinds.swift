extension CellAccessory {
    /// A chevron that opens and closes the row's children; with a handler of its own it does that instead.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> CellAccessory {
        CellAccessory(
            .outlineDisclosure(options.style), displayed: displayed, tintColor: options.tintColor,
            isHidden: options.isHidden, actionHandler: actionHandler)
    }

    /// A chevron that says that the row leads elsewhere.
    public static func disclosureIndicator(displayed: DisplayedState = .always, tintColor: Color? = nil)
        -> CellAccessory
    {
        CellAccessory(.disclosureIndicator, displayed: displayed, tintColor: tintColor)
    }

    /// A check mark.
    public static func checkmark(displayed: DisplayedState = .always, tintColor: Color? = nil) -> CellAccessory {
        CellAccessory(.checkmark, displayed: displayed, tintColor: tintColor)
    }

    /// A button that shows more about the row. Apple has it since iOS 15.4.
    public static func detail(
        displayed: DisplayedState = .always, tintColor: Color? = nil, actionHandler: ActionHandler? = nil
    ) -> CellAccessory {
        CellAccessory(.detail, displayed: displayed, tintColor: tintColor, actionHandler: actionHandler)
    }

    /// A short text, such as a count.
    public static func label(text: String, displayed: DisplayedState = .always, tintColor: Color? = nil)
        -> CellAccessory
    {
        CellAccessory(.label(text), displayed: displayed, tintColor: tintColor)
    }

    /// A glyph or short word that does something. Apple's custom views stand for it there.
    ///
    /// - Parameters:
    ///   - glyph: What the button shows.
    ///   - label: What a screen reader says.
    public static func button(
        _ glyph: String, label: String, placement: Placement = .trailing(), tintColor: Color? = nil,
        actionHandler: @escaping ActionHandler
    ) -> CellAccessory {
        CellAccessory(
            .button(glyph, label: label), displayed: placement.displayed, placement: placement, tintColor: tintColor,
            actionHandler: actionHandler)
    }

    /// A sign that something is going on. Apple's custom views stand for it there.
    public static func spinner(label: String? = nil, placement: Placement = .trailing()) -> CellAccessory {
        CellAccessory(.spinner(label: label), displayed: placement.displayed, placement: placement)
    }
}

extension CellAccessory {
    /// The kind's name, for those of which a cell has one at most.
    private var uniqueName: String? {
        switch kind {
        case .outlineDisclosure: "outlineDisclosure"
        case .disclosureIndicator: "disclosureIndicator"
        case .checkmark: "checkmark"
        case .detail: "detail"
        case .label, .spinner, .button: nil
        }
    }

    static func checkKinds(of accessories: [CellAccessory]) {
        var names: Set<String> = []
        for accessory in accessories {
            guard let name = accessory.uniqueName, !names.insert(name).inserted else { continue }
            fatalError(
                "CollectionViewListCell.accessories: there are two of .\(name); give a cell one of each system kind.")
        }
    }

    /// Whether a tap anywhere on the row toggles the outline.
    func togglesWholeRow(isHeader: Bool) -> Bool {
        guard case .outlineDisclosure(let style) = kind else { return false }
        return style == .header || (style == .automatic && isHeader)
    }

    var isOutlineDisclosure: Bool {
        if case .outlineDisclosure = kind { true } else { false }
    }

    /// The accessory as plain data; nil when it isn't displayed.
    func content(id: Int, isHeader: Bool, isEditing: Bool) -> RowContent.Accessory? {
        if isHidden || displayed == (isEditing ? .whenNotEditing : .whenEditing) { return nil }
        var content = RowContent.Accessory(
            id: id, kind: .checkmark, isLeading: placement.isLeading, color: tintColor,
            isActionable: actionHandler != nil)
        switch kind {
        case .outlineDisclosure:
            content.kind = .outlineDisclosure(header: togglesWholeRow(isHeader: isHeader))
            content.isActionable = true
        case .disclosureIndicator: content.kind = .disclosureIndicator
        case .checkmark:
            content.kind = .checkmark
            content.label = "Checked"
        case .detail:
            content.kind = .detail
            content.label = "More Info"
        case .label(let text): content.kind = .label(text)
        case .spinner(let label):
            content.kind = .spinner
            content.label = label ?? "In progress"
        case .button(let glyph, let label):
            content.kind = .button(glyph)
            content.label = label
        }
        return content
    }
}

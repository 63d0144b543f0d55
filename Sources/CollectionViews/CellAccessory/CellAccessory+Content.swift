extension CellAccessory {
    static func checkKinds(of accessories: [CellAccessory]) {
        var types: Set<AccessoryType> = []
        for type in accessories.map(\.accessoryType) where type != .label && type != .customView {
            if types.insert(type).inserted { continue }
            fatalError(
                "CollectionViewListCell.accessories: there are two of .\(type); give a cell one of each system kind.")
        }
    }

    /// Whether a tap anywhere on the row toggles the outline.
    func togglesWholeRow(isHeader: Bool) -> Bool {
        guard case .outlineDisclosure(let style) = kind else { return false }
        return style == .header || (style == .automatic && isHeader)
    }

    /// The custom view; nil for system accessories.
    var customView: View? {
        if case .custom(let view, _) = kind { view } else { nil }
    }

    var isOutlineDisclosure: Bool { accessoryType == .outlineDisclosure }

    /// Whether the accessory takes up space now. A hidden one does, without being drawn.
    func isDisplayed(isEditing: Bool) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing, .whenInUse: !isEditing
        }
    }

    /// The handler of a press; nil if the accessory can't be pressed.
    var activation: ActionHandler? {
        guard case .custom(let view, _) = kind else { return actionHandler }
        let shown = view.accessory
        switch shown.action {
        case .press(let handler): return handler
        case .toggle(let handler):
            guard case .toggle(let isOn, _) = shown.kind else { return nil }
            return { handler(!isOn) }
        case nil: return nil
        }
    }

    /// The menu that a custom view offers; nil when there is none.
    var menu: AccessoryContent.Menu? { customView?.accessory.menu }

    /// The accessory as plain data.
    func content(id: Int, isHeader: Bool, isSelected: Bool, hasTrailingActions: Bool = false) -> RowContent.Accessory {
        var content = RowContent.Accessory(
            id: id, kind: .checkmark, isLeading: placement.isLeading, color: commonOptions.tintColor,
            isActionable: activation != nil)
        content.backgroundColor = commonOptions.backgroundColor
        content.isHidden = commonOptions.isHidden
        content.isShownInUse = displayed == .whenInUse
        content.reservedLayoutWidth = commonOptions.reservedLayoutWidth
        switch kind {
        case .outlineDisclosure:
            content.kind = .outlineDisclosure(header: togglesWholeRow(isHeader: isHeader))
            content.isActionable = true
        case .label(let text):
            content.kind = .label(text)
            content.font = commonOptions.font
        case .custom(let view, let maintainsFixedSize):
            content.show(view)
            content.maintainsFixedSize = maintainsFixedSize
        case .plain: show(in: &content, isSelected: isSelected, hasTrailingActions: hasTrailingActions)
        }
        return content
    }

    /// Fills in the system accessories that have no data of their own.
    private func show(in content: inout RowContent.Accessory, isSelected: Bool, hasTrailingActions: Bool) {
        switch accessoryType {
        case .disclosureIndicator: content.kind = .disclosureIndicator
        case .detail:
            content.kind = .detail
            content.label = "More Info"
        case .delete:
            content.kind = .delete
            content.uncoversActions = actionHandler == nil && hasTrailingActions
            if content.uncoversActions { content.isActionable = true }
            content.label = "Delete"
        case .insert:
            content.kind = .insert
            content.label = "Insert"
        case .reorder:
            content.kind = .reorder
            content.showsSeparator = commonOptions.showsSeparator
            content.label = "Reorder"
            content.isActionable = true
        case .multiselect:
            content.kind = .multiselect(isSelected: isSelected)
            content.label = "Select"
            content.isActionable = true
        default: content.label = "Checked"
        }
    }
}

extension RowContent.Accessory {
    @MainActor fileprivate mutating func show(_ view: View) {
        let shown = view.accessory
        kind = shown.kind
        label = view.accessibilityLabel ?? shown.label
        if let (plate, letters) = (view as? ButtonView)?.plate {
            self.plate = plate
            color = color ?? letters
        } else if color == nil {
            color = view.tintColor
        }
        isHidden = isHidden || view.isHidden
        menu = shown.menu?.content
        opensMenu = shown.menu?.isPrimary == true
        if menu != nil { isActionable = true }
    }
}

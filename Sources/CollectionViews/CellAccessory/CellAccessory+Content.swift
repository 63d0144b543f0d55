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

    /// The view that the accessory shows; nil for the kinds that are ready made.
    var customView: View? {
        if case .custom(let view, _) = kind { view } else { nil }
    }

    var isOutlineDisclosure: Bool { accessoryType == .outlineDisclosure }

    /// Whether the accessory is there at all; a hidden one is, unseen.
    func isDisplayed(isEditing: Bool) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing, .whenInUse: !isEditing
        }
    }

    /// What a user's activation does; nil when it does nothing.
    var activation: ActionHandler? {
        guard case .custom(let view, _) = kind else { return actionHandler }
        let shown = view.accessory
        switch shown.action {
        case .press(let handler): return handler
        case .toggle(let handler):
            guard case .toggle(let isOn) = shown.kind else { return nil }
            return { handler(!isOn) }
        case nil: return nil
        }
    }

    /// The menu that a custom view offers; nil when there is none.
    var menu: AccessoryContent.Menu? { customView?.accessory.menu }

    /// The accessory as plain data.
    func content(id: Int, isHeader: Bool, isSelected: Bool, hasTrailingActions: Bool = false) -> RowContent.Accessory {
        var content = RowContent.Accessory(
            id: id, kind: .checkmark, isLeading: placement.isLeading, color: looks.tintColor,
            isActionable: activation != nil)
        content.backgroundColor = looks.backgroundColor
        content.isHidden = looks.isHidden
        content.isShownInUse = displayed == .whenInUse
        content.reservedLayoutWidth = looks.reservedLayoutWidth
        switch (accessoryType, kind) {
        case (_, .outlineDisclosure):
            content.kind = .outlineDisclosure(header: togglesWholeRow(isHeader: isHeader))
            content.isActionable = true
        case (_, .label(let text)): content.kind = .label(text)
        case (_, .custom(let view, let maintainsFixedSize)):
            let shown = view.accessory
            content.kind = shown.kind
            content.label = view.accessibilityLabel ?? shown.label
            if content.color == nil { content.color = view.tintColor }
            content.isHidden = content.isHidden || view.isHidden
            content.maintainsFixedSize = maintainsFixedSize
            content.menu = shown.menu?.content
            content.opensMenu = shown.menu?.isPrimary == true
            if content.menu != nil { content.isActionable = true }
        case (.disclosureIndicator, _): content.kind = .disclosureIndicator
        case (.detail, _):
            content.kind = .detail
            content.label = "More Info"
        case (.delete, _):
            content.kind = .delete
            content.uncoversActions = actionHandler == nil && hasTrailingActions
            if content.uncoversActions { content.isActionable = true }
            content.label = "Delete"
        case (.insert, _):
            content.kind = .insert
            content.label = "Insert"
        case (.reorder, _):
            content.kind = .reorder
            content.showsSeparator = looks.showsSeparator
            content.label = "Reorder"
            content.isActionable = true
        case (.multiselect, _):
            content.kind = .multiselect(isSelected: isSelected)
            content.label = "Select"
            content.isActionable = true
        default: content.label = "Checked"
        }
        return content
    }
}

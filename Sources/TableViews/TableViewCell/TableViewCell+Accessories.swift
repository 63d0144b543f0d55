import CollectionViews

extension TableViewCell {
    /// Makes the accessories that the table adds: those of the accessory types, and editing controls.
    func updateSystemAccessories() {
        var all: [CellAccessory] = []
        if showsSelectionMarks {
            all.append(.multiselect())
        } else {
            switch editingStyle {
            case .none: break
            // Without a handler, the control uncovers the row's trailing actions.
            case .delete: all.append(.delete())
            case .insert: all.append(.insert { [weak self] in self?.commit(.insert) })
            }
        }
        if let accessoryView {
            all.append(
                .customView(
                    configuration: .init(
                        customView: accessoryView, placement: .trailing(displayed: .whenNotEditing, at: { $0.count }))))
        } else {
            all += Self.accessories(accessoryType, displayed: .whenNotEditing) { [weak self] in self?.showDetail() }
        }
        all += Self.accessories(editingAccessoryType, displayed: .whenEditing) { [weak self] in self?.showDetail() }
        if canMove, showsReorderControl { all.append(.reorder()) }
        systemAccessories = all
    }

    private func commit(_ style: EditingStyle) { table?.userDidCommit(style, of: self) }

    private func showDetail() { table?.userDidTapDetail(of: self) }

    private static func accessories(
        _ type: AccessoryType, displayed: CellAccessory.DisplayedState, showsDetail: @escaping @MainActor () -> Void
    ) -> [CellAccessory] {
        switch type {
        case .none: []
        case .disclosureIndicator: [.disclosureIndicator(displayed: displayed)]
        case .detailDisclosureButton:
            [
                .detail(displayed: displayed, actionHandler: showsDetail),
                .disclosureIndicator(displayed: displayed),
            ]
        case .checkmark: [.checkmark(displayed: displayed)]
        case .detailButton: [.detail(displayed: displayed, actionHandler: showsDetail)]
        }
    }
}

extension CellAccessory {
    /// A chevron that expands and collapses the row. If there is a handler, that is called instead.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> CellAccessory {
        CellAccessory(
            .outlineDisclosure, .outlineDisclosure(options.style), displayed: displayed, placement: .trailing(),
            commonOptions: options.commonOptions, actionHandler: actionHandler)
    }

    /// A chevron which shows that selecting the row opens something.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> CellAccessory {
        CellAccessory(
            .disclosureIndicator, displayed: displayed, placement: .trailing(), commonOptions: options.commonOptions)
    }

    /// A check mark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> CellAccessory {
        CellAccessory(.checkmark, displayed: displayed, placement: .trailing(), commonOptions: options.commonOptions)
    }

    /// A button that shows more about the row.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> CellAccessory {
        CellAccessory(
            .detail, displayed: displayed, placement: .trailing(), commonOptions: options.commonOptions,
            actionHandler: actionHandler)
    }

    /// A short text, such as a count.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> CellAccessory {
        CellAccessory(
            .label, .label(text), displayed: displayed, placement: .trailing(), commonOptions: options.commonOptions)
    }

    /// A button that deletes the row, shown while the view is edited; without a handler it uncovers the row's trailing
    /// swipe actions.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> CellAccessory {
        CellAccessory(
            .delete, displayed: displayed, placement: .leading(), commonOptions: options.commonOptions,
            actionHandler: actionHandler)
    }

    /// A button that inserts something at the row, shown while the view is edited; without a handler it does nothing.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> CellAccessory {
        CellAccessory(
            .insert, displayed: displayed, placement: .leading(), commonOptions: options.commonOptions,
            actionHandler: actionHandler)
    }

    /// A grip by which a user drags the row into another order, shown while the view is edited.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> CellAccessory {
        CellAccessory(.reorder, displayed: displayed, placement: .trailing(), commonOptions: options.commonOptions)
    }

    /// A mark which shows whether the row is selected, shown while the view is edited. A tap on it counts as a tap on
    /// the row.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> CellAccessory {
        CellAccessory(.multiselect, displayed: displayed, placement: .leading(), commonOptions: options.commonOptions)
    }

    /// Content of your own.
    public static func customView(configuration: CustomViewConfiguration) -> CellAccessory {
        CellAccessory(
            .customView, .custom(configuration.customView, maintainsFixedSize: configuration.maintainsFixedSize),
            displayed: configuration.placement.displayed, placement: configuration.placement,
            commonOptions: CommonOptions(
                isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth,
                tintColor: configuration.tintColor))
    }

    /// A button with a glyph or a short word.
    ///
    /// - Parameters:
    ///   - glyph: What the button shows.
    ///   - label: What a screen reader says.
    public static func button(
        _ glyph: String, label: String, placement: Placement = .trailing(), tintColor: Color? = nil,
        actionHandler: @escaping ActionHandler
    ) -> CellAccessory {
        .customView(
            configuration: CustomViewConfiguration(
                customView: .button(glyph, label: label, action: actionHandler), placement: placement,
                tintColor: tintColor))
    }

    /// A spinner.
    public static func spinner(label: String? = nil, placement: Placement = .trailing()) -> CellAccessory {
        .customView(
            configuration: CustomViewConfiguration(
                customView: .activityIndicator(label: label), placement: placement))
    }
}

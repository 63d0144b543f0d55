/// An accessory beside a list cell's content.
///
/// ```swift
/// cell.accessories = [
///     .delete { remove(item) },
///     .label(text: "12"),
///     .customView(
///         configuration: .init(
///             customView: .toggle(isOn: true, label: "Notify") { notify($0) }, placement: .trailing())),
/// ]
/// ```
///
/// System accessories have a fixed side and a fixed order. Custom ones say where among them they are.
@preconcurrency @MainActor public struct CellAccessory {
    /// Called when a user activates the accessory.
    public typealias ActionHandler = @MainActor () -> Void

    /// What kind of accessory it is.
    public let accessoryType: AccessoryType

    let displayed: DisplayedState
    let placement: Placement
    let commonOptions: CommonOptions
    let kind: Kind
    let actionHandler: ActionHandler?

    /// The kinds, for ``Placement/position(before:)`` and ``Placement/position(after:)``.
    public enum AccessoryType: Hashable, Sendable {
        /// Apple's kinds, and any content of your own.
        case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label, detail,
            customView
    }

    /// The data that only some types of accessories have.
    enum Kind {
        case plain
        case outlineDisclosure(OutlineDisclosureOptions.Style)
        case label(String)
        case custom(View, maintainsFixedSize: Bool)
    }

    /// The options that all types of accessories share.
    struct CommonOptions {
        var isHidden = false
        var reservedLayoutWidth = LayoutDimension.standard
        var tintColor: Color?
        var backgroundColor: Color?
        var showsSeparator = false
        var font: Font?
    }

    /// When an accessory is shown.
    public enum DisplayedState: Hashable, Sendable {
        /// At all times.
        case always
        /// While the view is being edited.
        case whenEditing
        /// While the view isn't being edited.
        case whenNotEditing
        /// While the view isn't being edited, in the row in use: the one under the pointer, with the keyboard focus, or
        /// whose text is edited. Where there is a pointer, the width stays reserved in the other rows. Assistive
        /// technology finds the accessory in every row.
        case whenInUse
    }

    /// The width that is reserved for an accessory, so that the accessories of several rows line up.
    public enum LayoutDimension: Hashable, Sendable {
        /// As much as the accessory needs.
        case actual
        /// The same for all accessories.
        case standard
        /// A number of points. The accessory is centred in them.
        case custom(Double)
    }

    init(
        _ type: AccessoryType, _ kind: Kind = .plain, displayed: DisplayedState, placement: Placement,
        commonOptions: CommonOptions,
        actionHandler: ActionHandler? = nil
    ) {
        accessoryType = type
        self.kind = kind
        self.displayed = displayed
        self.placement = placement
        self.commonOptions = commonOptions
        self.actionHandler = actionHandler
    }
}

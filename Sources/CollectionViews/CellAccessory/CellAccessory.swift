/// What stands beside a list cell's content.
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
/// The view fixes the sides and the order of its own kinds; custom ones say where among them they stand.
@preconcurrency @MainActor public struct CellAccessory {
    /// Called when a user activates the accessory.
    public typealias ActionHandler = @MainActor () -> Void

    /// What kind of accessory it is.
    public let accessoryType: AccessoryType

    let displayed: DisplayedState
    let placement: Placement
    let looks: Looks
    let kind: Kind
    let actionHandler: ActionHandler?

    /// The kinds, for ``Placement/position(before:)`` and ``Placement/position(after:)``.
    public enum AccessoryType: Hashable, Sendable {
        /// Apple's kinds, and any content of your own.
        case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label, detail,
            customView
    }

    /// What sets one accessory of a kind apart from another.
    enum Kind {
        case plain
        case outlineDisclosure(OutlineDisclosureOptions.Style)
        case label(String)
        case custom(View, maintainsFixedSize: Bool)
    }

    /// What all accessories have in common.
    struct Looks {
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
        /// While the view isn't being edited, in the row that the user is at: under the pointer, with the keys in it,
        /// or with a text that is edited. Its room stays free where there is a pointer. Assistive technology finds it
        /// in any row.
        case whenInUse
    }

    /// How much room is kept for an accessory, so that those of several rows stand below each other.
    public enum LayoutDimension: Hashable, Sendable {
        /// As much as the accessory needs.
        case actual
        /// The same for all accessories.
        case standard
        /// So many points. The accessory stands in their middle.
        case custom(Double)
    }

    init(
        _ type: AccessoryType, _ kind: Kind = .plain, displayed: DisplayedState, placement: Placement, looks: Looks,
        actionHandler: ActionHandler? = nil
    ) {
        accessoryType = type
        self.kind = kind
        self.displayed = displayed
        self.placement = placement
        self.looks = looks
        self.actionHandler = actionHandler
    }
}

import Foundation

/// What a custom accessory shows, as a value that any host can draw. Apple's accessories hold a view of UIKit instead.
///
/// ```swift
/// cell.accessories = [
///     .customView(configuration: .init(customView: .progress(0.4, label: "Copied"), placement: .trailing()))
/// ]
/// ```
@preconcurrency @MainActor public final class AccessoryView: View {
    private let content: AccessoryContent

    fileprivate init(_ kind: RowContent.Accessory.Kind, label: String?, action: AccessoryContent.Action? = nil) {
        content = AccessoryContent(kind: kind, label: label, action: action)
        super.init(frame: .zero)
    }

    /// Archived views don't exist here: nil.
    public required init?(coder: NSCoder) { nil }

    override var accessory: AccessoryContent { content }
}

/// What a view shows beside a row's content.
struct AccessoryContent {
    var kind: RowContent.Accessory.Kind
    var label: String?
    var action: Action?
    var menu: Menu?

    /// What can be chosen, and what becomes of a choice.
    struct Menu {
        var content: MenuContent
        /// Whether activating the accessory opens it; else it is opened as context menus are.
        var isPrimary: Bool
        var choose: @MainActor (MenuChoice) -> Void
    }

    enum Action {
        case press(CellAccessory.ActionHandler)
        case toggle(@MainActor (Bool) -> Void)
    }
}

/// What stands for a view of one's own beside a row's content, ready made.
extension View {
    /// A short text.
    public static func label(_ text: String) -> AccessoryView { AccessoryView(.label(text), label: nil) }

    /// A picture.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - label: What a screen reader says; nil for decoration.
    public static func image(_ image: RowContent.Image, label: String? = nil) -> AccessoryView {
        AccessoryView(.image(image), label: label)
    }

    /// A bar that says how much is done.
    ///
    /// - Parameters:
    ///   - fraction: From 0 to 1; what lies outside, or is no number, stands for the nearest of them.
    ///   - label: What a screen reader says that is being done.
    public static func progress(_ fraction: Double, label: String? = nil) -> AccessoryView {
        AccessoryView(
            .progress(fraction > 0 ? min(1, fraction) : 0), label: label ?? "Progress")
    }

    /// A sign that something is going on, nobody knows for how long.
    public static func activityIndicator(label: String? = nil) -> AccessoryView {
        AccessoryView(.spinner, label: label ?? "In progress")
    }

    /// A button that shows a glyph or a short word.
    ///
    /// - Parameters:
    ///   - title: What the button shows.
    ///   - label: What a screen reader says; nil stands for the title.
    ///   - action: Called when a user presses the button.
    public static func button(
        _ title: String, label: String? = nil, action: @escaping CellAccessory.ActionHandler
    ) -> AccessoryView {
        AccessoryView(.button(title), label: label ?? title, action: .press(action))
    }

    /// A button that shows a picture.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - label: What a screen reader says.
    ///   - action: Called when a user presses the button.
    public static func button(
        _ image: RowContent.Image, label: String, action: @escaping CellAccessory.ActionHandler
    ) -> AccessoryView {
        AccessoryView(.imageButton(image), label: label, action: .press(action))
    }

    /// A switch.
    ///
    /// - Parameters:
    ///   - isOn: Whether it is on.
    ///   - image: A symbol in place of the switch, which is filled while that is on: the calmer form where each of many
    ///     rows has one.
    ///   - label: What a screen reader says that it switches.
    ///   - action: Called with the new state when a user flips the switch; configure the cell anew to show it.
    public static func toggle(
        isOn: Bool, image: RowContent.Image? = nil, label: String, action: @escaping @MainActor (Bool) -> Void
    ) -> AccessoryView {
        AccessoryView(.toggle(isOn: isOn, image: image), label: label, action: .toggle(action))
    }
}

extension CellAccessory {
    /// A custom accessory: what it shows, where, and in how much room.
    @preconcurrency @MainActor public struct CustomViewConfiguration {
        /// What is shown: an ``AccessoryView``, or a switch, button, picture, text and the like; of other views a
        /// square in their background colour.
        public let customView: View
        /// At which side it stands, and when.
        public let placement: Placement
        /// Whether the accessory's place stays empty.
        public var isHidden: Bool
        /// How much room is kept.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour; nil stands for the view's tint.
        public var tintColor: Color?
        /// Whether the view has the size that it would have as a row's own content, not one that fits with the other
        /// accessories.
        public var maintainsFixedSize: Bool

        /// Makes a configuration; whatever is nil has its default.
        public init(
            customView: View, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: Color? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }
}

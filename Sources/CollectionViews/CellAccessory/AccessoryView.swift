import Foundation

/// A ready-made view for a custom accessory, which any host can draw.
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

/// Ready-made views for custom accessories.
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

    /// A progress bar.
    ///
    /// - Parameters:
    ///   - fraction: From 0 to 1. Values outside are clamped; NaN counts as 0.
    ///   - label: What screen readers call the task.
    public static func progress(_ fraction: Double, label: String? = nil) -> AccessoryView {
        AccessoryView(
            .progress(fraction > 0 ? min(1, fraction) : 0), label: label ?? "Progress")
    }

    /// A spinner, for a task of unknown length.
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
    ///   - image: A symbol shown in place of the switch and filled while it is on. It distracts less where every row
    ///     has one.
    ///   - label: What screen readers call the switch.
    ///   - action: Called with the new state when a user flips the switch; reconfigure the cell to show it.
    public static func toggle(
        isOn: Bool, image: RowContent.Image? = nil, label: String, action: @escaping @MainActor (Bool) -> Void
    ) -> AccessoryView {
        AccessoryView(.toggle(isOn: isOn, image: image), label: label, action: .toggle(action))
    }
}

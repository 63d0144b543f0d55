import Foundation

/// Views beside and above each other: hosts lay out what a cell says of itself.
@available(
    *, unavailable,
    message: "There are no views within views: a cell's contentConfiguration, or its makeRowContent(), lays out texts."
)
@preconcurrency @MainActor public final class UIStackView: View {
    /// Makes nothing.
    public init(arrangedSubviews: [View]) { super.init(frame: .zero) }
    /// Makes nothing.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Archived views don't exist here: nil.
    public required init?(coder: NSCoder) { nil }
    /// How far views would stand from each other.
    public var spacing: CGFloat = 0
    /// Beside or below each other.
    public enum Axis { case horizontal, vertical }
    /// Beside or below each other.
    public var axis = Axis.horizontal
    /// How views would share the room.
    public enum Distribution { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
    /// How views would share the room.
    public var distribution = Distribution.fill
    /// How views would stand across the axis.
    public enum Alignment { case fill, leading, trailing, top, bottom, center, firstBaseline, lastBaseline }
    /// How views would stand across the axis.
    public var alignment = Alignment.fill
    /// The views.
    public var arrangedSubviews: [View] { [] }
    /// Adds nothing.
    public func addArrangedSubview(_ view: View) {}
}

/// A view that alters what is behind it.
@available(*, unavailable, message: "Hosts draw bars and menus with materials of their own: leave this out.")
@preconcurrency @MainActor public final class UIVisualEffectView: View {
    /// Makes nothing.
    public init(effect: UIBlurEffect?) { super.init(frame: .zero) }
    /// Archived views don't exist here: nil.
    public required init?(coder: NSCoder) { nil }
}

/// How a view alters what is behind it.
@available(*, unavailable, message: "Hosts draw bars and menus with materials of their own: leave this out.")
public final class UIBlurEffect {
    /// How much is altered.
    public enum Style { case regular, prominent, systemMaterial, systemThinMaterial, systemChromeMaterial }
    /// Makes nothing.
    public init(style: Style) {}
}

/// A line of text to be typed.
@available(
    *, unavailable,
    message:
        "A row's text is typed by beginEditingText(ofItemAt:text:), a form's in a TextField of the screen's controls."
)
@preconcurrency @MainActor public final class UITextField: View {
    /// Makes nothing.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Archived views don't exist here: nil.
    public required init?(coder: NSCoder) { nil }
    /// What would stand there.
    public var text: String!
}

/// Whoever is told of typing.
@available(
    *, unavailable,
    message:
        "A row's text is typed by beginEditingText(ofItemAt:text:), a form's in a TextField of the screen's controls."
)
public protocol UITextFieldDelegate: AnyObject {}

/// A long text, to be read or typed.
@available(
    *, unavailable,
    message:
        "Long texts stand in a contentConfiguration, links included; a form's are typed in a TextView of its controls."
)
@preconcurrency @MainActor public final class UITextView: View {
    /// Makes nothing.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Archived views don't exist here: nil.
    public required init?(coder: NSCoder) { nil }
    /// What would stand there.
    public var text: String!
}

/// Whoever is told of typing.
@available(
    *, unavailable,
    message:
        "Long texts stand in a contentConfiguration, links included; a form's are typed in a TextView of its controls."
)
public protocol UITextViewDelegate: AnyObject {}

/// One of a few choices.
@available(*, unavailable, message: "Put a SegmentedControl among the screen's controls.")
@preconcurrency @MainActor public final class UISegmentedControl: View {
    /// Makes nothing.
    public init(items: [Any]?) { super.init(frame: .zero) }
    /// Archived views don't exist here: nil.
    public required init?(coder: NSCoder) { nil }
    /// The choice.
    public var selectedSegmentIndex = -1
}

/// What fingers do to a view.
@available(
    *, unavailable,
    message: "Rows are tapped, held, swiped and dragged by themselves: the delegate tells of it, and menus open."
)
@MainActor public class UIGestureRecognizer {
    /// Makes nothing.
    public init(target: Any?, action: Any?) {}
}

/// A tap on a view.
@available(
    *, unavailable, message: "A tap on a row is told by didSelectItemAt; a double one by performPrimaryActionForItemAt."
)
@MainActor public final class UITapGestureRecognizer {
    /// Makes nothing.
    public init(target: Any? = nil, action: Any? = nil) {}
}

/// A finger that stays.
@available(
    *, unavailable,
    message: "Who holds a row opens its menu, or drags it where reorderingHandlers or a drag delegate allow it."
)
@MainActor public final class UILongPressGestureRecognizer {
    /// Makes nothing.
    public init(target: Any? = nil, action: Any? = nil) {}
}

extension View {
    /// Hosts measure what is shown.
    @available(
        *, unavailable,
        message: "Hosts measure content here: layouts have estimated heights, and views that stand alone their frame."
    )
    public static var layoutFittingCompressedSize: CGSize { .zero }

    /// Rows hear fingers by themselves.
    @available(
        *, unavailable,
        message: "Rows are tapped, held, swiped and dragged by themselves: the delegate tells of it, and menus open."
    )
    public func addGestureRecognizer(_ recognizer: Any) {}
}

extension LabelView {
    /// Labels look alike in rows that are pressed.
    @available(
        *, unavailable, message: "Set textColor in updateConfiguration(using:) or setHighlighted(_:animated:)."
    )
    public var highlightedTextColor: Color? {
        get { nil }
        set {}
    }
}

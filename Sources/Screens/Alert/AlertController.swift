/// A question to the user, or a message: a title, a text, a few actions, and text fields where words are asked for.
///
/// ```swift
/// let alert = AlertController(title: "Delete “Notes”?", message: "This can't be undone.", preferredStyle: .alert)
/// alert.addAction(AlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in delete() })
/// screen.present(alert)
/// ```
///
/// ``Screen/confirm(_:message:action:isDestructive:)`` asks the same in one line. Of several alerts one is shown at a
/// time, the one that was presented first.
@preconcurrency @MainActor public final class AlertController {
    /// How an alert is shown.
    public enum Style: Hashable, Sendable {
        /// A list of choices, beside what they are about or at the lower edge.
        case actionSheet
        /// A box in the middle.
        case alert
    }

    /// The name by which hosts and their events speak of this alert.
    public let id: Int
    /// What it is about.
    public let title: String?
    /// What else there is to know.
    public let message: String?
    /// How it is shown.
    public let preferredStyle: Style
    /// What can be chosen, in order.
    public private(set) var actions: [AlertAction] = []
    /// The fields to be filled in.
    public private(set) var textFields: [AlertTextField]?
    /// The action that the Return key stands for.
    public var preferredAction: AlertAction?

    /// What a list of choices belongs to; nil for an alert. Hosts show the list where the user pressed.
    public private(set) lazy var popoverPresentationController =
        preferredStyle == .actionSheet ? PopoverPresentationController() : nil

    /// How UIKit would present a list of choices; hosts show it where the user pressed.
    public var modalPresentationStyle = ModalPresentationStyle.automatic

    weak var presenter: Screen?
    private static var lastID = 0

    /// Makes an alert.
    public init(title: String?, message: String? = nil, preferredStyle: Style = .alert) {
        Self.lastID += 1
        id = Self.lastID
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    /// Adds an action. A second one of the style `cancel` stops the program.
    public func addAction(_ action: AlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            fatalError(
                "AlertController.addAction(_:): \"\(title ?? "")\" has an action to cancel with; "
                    + "add \"\(action.title ?? "")\" in another style.")
        }
        actions.append(action)
    }

    /// Adds a field to be filled in.
    ///
    /// - Parameter configurationHandler: Prepares the field before it is shown.
    public func addTextField(configurationHandler: ((AlertTextField) -> Void)? = nil) {
        let field = AlertTextField()
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
    }

    /// Takes the alert away, as the program wants: no action is carried out. One that is not shown stays so.
    ///
    /// - Parameters:
    ///   - animated: Hosts decide how an alert goes; the parameter is there for code that has it.
    ///   - completion: Called once it is gone.
    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        presenter?.alerts.removeAll { $0 === self }
        completion?()
    }

    /// Whether the action at an index can be chosen with such texts in the fields.
    func canChoose(_ index: Int, texts: [String]) -> Bool {
        guard actions.indices.contains(index), actions[index].isEnabled else { return false }
        if actions[index].style == .cancel { return true }
        return (textFields ?? []).enumerated().allSatisfy { place, field in
            field.takes(texts.indices.contains(place) ? texts[place] : field.text ?? "")
        }
    }

    /// Chooses the action at an index, as the user did; nil stands for the one to cancel with, if there is one.
    func choose(_ index: Int?, texts: [String]) {
        for (field, text) in zip(textFields ?? [], texts) { field.text = text }
        let action = index.map { actions[$0] } ?? actions.first { $0.style == .cancel }
        if let action { action.handler?(action) }
    }
}

/// One of the choices of an ``AlertController``.
@preconcurrency @MainActor public final class AlertAction {
    /// What an action is to the user.
    public enum Style: Hashable, Sendable {
        /// One like any other.
        case `default`
        /// Leaves everything as it is.
        case cancel
        /// Takes something away.
        case destructive
    }

    /// What the action is called.
    public let title: String?
    /// What it is to the user.
    public let style: Style
    /// Whether it can be chosen.
    public var isEnabled = true

    let handler: ((AlertAction) -> Void)?

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - title: What the action is called.
    ///   - style: What it is to the user.
    ///   - handler: Called when the user chose it, after the alert has gone.
    public init(title: String?, style: Style = .default, handler: ((AlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}

/// A line of text that an ``AlertController`` asks for.
@preconcurrency @MainActor public final class AlertTextField {
    /// What stands in the field.
    public var text: String?
    /// What stands in the empty field.
    public var placeholder: String?
    /// Whether what is typed is hidden, as passwords are.
    public var isSecureTextEntry = false
    /// What the field is called; the placeholder when nil.
    public var accessibilityLabel: String?
    /// How many characters the field needs before any action but the one to cancel with can be chosen; 0 by default.
    ///
    /// Unicode scalars are counted.
    public var minimumLength = 0

    /// Whether a text has as many characters as there have to be.
    func takes(_ text: String) -> Bool { text.unicodeScalars.count >= minimumLength }
}

/// A question or a message to the user: a title, a text, actions, and text fields.
///
/// ```swift
/// let alert = AlertController(title: "Delete “Notes”?", message: "This can't be undone.", preferredStyle: .alert)
/// alert.addAction(AlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in delete() })
/// screen.present(alert)
/// ```
///
/// ``Screen/confirm(_:message:action:isDestructive:)`` does the same in one line. Of several alerts, one is shown at a
/// time, the one that was presented first.
@preconcurrency @MainActor public final class AlertController {
    /// How an alert is shown.
    public enum Style: Hashable, Sendable {
        /// A list of choices, where the user pressed or at the lower edge.
        case actionSheet
        /// A box in the middle.
        case alert
    }

    /// The id by which hosts and their events name the alert.
    public let id: Int
    /// The title.
    public let title: String?
    /// The text below the title.
    public let message: String?
    /// How it is shown.
    public let preferredStyle: Style
    /// The actions, in order.
    public private(set) var actions: [AlertAction] = []
    /// The text fields.
    public private(set) var textFields: [AlertTextField]?
    /// The action that the Return key stands for.
    public var preferredAction: AlertAction?

    /// The anchor of an action sheet; nil for an alert. It has no effect: hosts show the sheet where the user pressed.
    public private(set) lazy var popoverPresentationController =
        preferredStyle == .actionSheet ? PopoverPresentationController() : nil

    /// The path component of the question in an address, while it is shown over the foremost screen; nil, as at the
    /// start, for a question that belongs to what its user is doing. ``Screen/alert(at:)`` makes the question where an
    /// address leads to it. One that can't be cancelled has no address, and none leads to it. Set it before the
    /// alert is presented.
    public var restorationIdentifier: String?

    /// How UIKit would present an action sheet. It has no effect: hosts show it where the user pressed.
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

    /// Adds a text field.
    ///
    /// - Parameter configurationHandler: Prepares the field before it is shown.
    public func addTextField(configurationHandler: ((AlertTextField) -> Void)? = nil) {
        let field = AlertTextField()
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
    }

    /// Dismisses the alert without performing an action. Does nothing if it is not shown.
    ///
    /// - Parameters:
    ///   - animated: Has no effect: hosts decide.
    ///   - completion: Called once it is gone.
    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        presenter?.alerts.removeAll { $0 === self }
        completion?()
    }

    /// Whether the action at an index can be chosen while the fields have these texts.
    func canChoose(_ index: Int, texts: [String]) -> Bool {
        guard actions.indices.contains(index), actions[index].isEnabled else { return false }
        if actions[index].style == .cancel { return true }
        return (textFields ?? []).enumerated().allSatisfy { place, field in
            field.takes(texts.indices.contains(place) ? texts[place] : field.text ?? "")
        }
    }

    /// Performs the action at an index, after the user chose it; nil stands for the cancelling one, if there is one.
    func choose(_ index: Int?, texts: [String]) {
        for (field, text) in zip(textFields ?? [], texts) { field.text = text }
        let action = index.map { actions[$0] } ?? actions.first { $0.style == .cancel }
        if let action { action.handler?(action) }
    }
}

import Foundation

/// A button beside a row's content.
@preconcurrency @MainActor open class ButtonView: ControlView {
    /// The title.
    public private(set) var currentTitle: String?
    /// The image, shown in place of the title.
    public private(set) var currentImage: Image?

    /// How the button looks, as a value; nil for one whose title and picture were set singly.
    open var configuration: Configuration? {
        get { configured }
        set {
            configured = newValue
            guard let newValue else { return }
            currentTitle = newValue.title
            currentImage = newValue.image
            tintColor = newValue.baseForegroundColor ?? newValue.baseBackgroundColor ?? tintColor
            setNeedsDisplay()
        }
    }

    /// A label with the title as its text. Hosts draw the title in a font of their own, whatever the label's.
    public var titleLabel: LabelView? {
        label.text = currentTitle
        return label
    }

    private var configured: Configuration?
    private lazy var label = LabelView()
    private lazy var offered: ButtonMenu = {
        let offered = ButtonMenu()
        offered.onChange = { [weak self] in self?.setNeedsDisplay() }
        return offered
    }()

    /// The button's menu. A secondary click, a long press or the menu key opens it.
    open var menu: Menu? {
        get { offered.menu }
        set { offered.menu = newValue }
    }

    /// Whether the menu opens by pressing the button, in place of its actions.
    open var showsMenuAsPrimaryAction = false { didSet { setNeedsDisplay() } }

    /// Whether the button shows the selected action of its menu in place of its title. Without a menu, pressing a
    /// button that has an image toggles ``isSelected``.
    open var changesSelectionAsPrimaryAction = false { didSet { setNeedsDisplay() } }

    /// Whether the button is on: hosts fill its image then. Pressing the button toggles it only with
    /// ``changesSelectionAsPrimaryAction``.
    open var isSelected = false { didSet { if isSelected != oldValue { setNeedsDisplay() } } }

    /// Makes a button that performs an action and has its title and image.
    public convenience init(type: ButtonType = .system, primaryAction: Action? = nil) {
        self.init(frame: .zero)
        guard let primaryAction else { return }
        currentTitle = primaryAction.title
        currentImage = primaryAction.image
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// Sets the title for the state `normal`. A title for another state is ignored.
    open func setTitle(_ title: String?, for state: State) {
        guard state == .normal else { return }
        currentTitle = title
        configuration?.title = title
        setNeedsDisplay()
    }

    /// Sets the tint for the state `normal`; nil uses the page's tint.
    open func setTitleColor(_ color: Color?, for state: State) { if state == .normal { tintColor = color } }

    /// Sets the image for the state `normal`. An image for another state is ignored.
    open func setImage(_ image: Image?, for state: State) {
        guard state == .normal else { return }
        currentImage = image
        configuration?.image = image
        setNeedsDisplay()
    }

    /// The kinds of buttons; hosts draw all of them alike.
    public enum ButtonType: Hashable, Sendable {
        /// A button as the page has it.
        case system, custom
    }

    /// The states of a button. Only ``normal`` has a title, a colour and an image of its own.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set out of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The usual state.
        public static let normal = State([])
        /// Pressed, disabled, selected or focused. Hosts derive these looks from ``normal``.
        public static let highlighted = State(rawValue: 1)
        /// See ``highlighted``.
        public static let disabled = State(rawValue: 2)
        /// See ``highlighted``.
        public static let selected = State(rawValue: 4)
        /// See ``highlighted``.
        public static let focused = State(rawValue: 8)
    }

    override var accessory: AccessoryContent {
        if let image = currentImage, changesSelectionAsPrimaryAction, menu == nil { return toggle(image) }
        let chosen = changesSelectionAsPrimaryAction ? offered.selected : nil
        let title = chosen?.title ?? currentTitle
        var content = AccessoryContent(
            kind: (chosen == nil ? currentImage : nil).map { .imageButton($0) } ?? .button(title ?? ""),
            label: accessibilityLabel ?? title ?? "Button",
            action: isEnabled
                ? .press { [weak self] in self?.sendActions(for: [.touchUpInside, .primaryActionTriggered]) } : nil)
        if isEnabled, let menu = offered.content {
            content.menu = .init(content: menu, isPrimary: showsMenuAsPrimaryAction) { [weak self] in self?.choose($0) }
        }
        return content
    }

    private func toggle(_ image: Image) -> AccessoryContent {
        AccessoryContent(
            kind: .toggle(isOn: isSelected, image: image), label: accessibilityLabel ?? currentTitle ?? "Button",
            action: isEnabled
                ? .toggle { [weak self] isOn in
                    self?.isSelected = isOn
                    self?.sendActions(for: [.valueChanged, .touchUpInside, .primaryActionTriggered])
                } : nil)
    }

    private func choose(_ choice: MenuChoice) {
        guard isEnabled, let action = offered.choose(choice) else { return }
        action.perform(sender: self)
    }
}

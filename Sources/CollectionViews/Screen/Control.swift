/// A host-neutral control of a ``Screen``.
@MainActor public class Control {
    /// The name by which hosts and their events speak of this control; no two controls share one.
    public let id: Int

    /// What the control is called, shown or read out.
    public var label: String { didSet { if label != oldValue { invalidate() } } }

    /// A disabled control is shown, and does nothing.
    public var isEnabled = true { didSet { if isEnabled != oldValue { invalidate() } } }

    var onInvalidate: (() -> Void)?

    private static var lastID = 0

    init(label: String) {
        Self.lastID += 1
        id = Self.lastID
        self.label = label
    }

    func invalidate() { onInvalidate?() }
}

/// A field whose text filters what is shown.
public final class SearchField: Control {
    /// What stands in the field.
    public private(set) var text = ""

    /// Called with the new text at each change that a user makes.
    public var onChange: ((String) -> Void)?

    /// What stands in the empty field.
    public let prompt: String

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - label: What the field is called.
    ///   - prompt: What stands in the empty field; the label when nil.
    ///   - onChange: Called with the new text at each change that a user makes.
    public init(label: String = "Search", prompt: String? = nil, onChange: ((String) -> Void)? = nil) {
        self.prompt = prompt ?? label
        self.onChange = onChange
        super.init(label: label)
    }

    /// Sets the text without calling ``onChange``.
    public func setText(_ text: String) {
        guard text != self.text else { return }
        self.text = text
        invalidate()
    }

    /// What a host calls when the user typed.
    public func userDidChange(_ text: String) {
        guard isEnabled, text != self.text else { return }
        self.text = text
        onChange?(text)
        invalidate()
    }
}

/// A push button.
public final class Button: Control {
    /// Called when a user presses the button.
    public var action: (() -> Void)?

    /// Whether this is the button that most people will press.
    public var isProminent: Bool { didSet { if isProminent != oldValue { invalidate() } } }

    /// Makes a button.
    public init(label: String, isProminent: Bool = false, action: (() -> Void)? = nil) {
        self.action = action
        self.isProminent = isProminent
        super.init(label: label)
    }

    /// What a host calls when the user pressed the button.
    public func userDidPress() {
        guard isEnabled else { return }
        action?()
    }
}

/// A switch that is on or off.
public final class Switch: Control {
    /// Whether the switch is on.
    public private(set) var isOn: Bool

    /// Called with the new state when a user flips the switch.
    public var onChange: ((Bool) -> Void)?

    /// Makes a switch.
    public init(label: String, isOn: Bool = false, onChange: ((Bool) -> Void)? = nil) {
        self.isOn = isOn
        self.onChange = onChange
        super.init(label: label)
    }

    /// Sets the state without calling ``onChange``.
    public func setOn(_ isOn: Bool) {
        guard isOn != self.isOn else { return }
        self.isOn = isOn
        invalidate()
    }

    /// What a host calls when the user flipped the switch.
    public func userDidSet(_ isOn: Bool) {
        guard isEnabled, isOn != self.isOn else { return }
        self.isOn = isOn
        onChange?(isOn)
        invalidate()
    }
}

/// A choice of one among few.
public final class SegmentedControl: Control {
    /// What there is to choose from.
    public let segments: [String]
    /// The index of what is chosen.
    public private(set) var selectedIndex: Int

    /// Called with the new index when a user chooses.
    public var onChange: ((Int) -> Void)?

    /// Makes a choice. A `selectedIndex` that names no segment stops the program.
    public init(label: String, segments: [String], selectedIndex: Int = 0, onChange: ((Int) -> Void)? = nil) {
        guard segments.indices.contains(selectedIndex) else {
            fatalError(
                "SegmentedControl(label: \"\(label)\"): segment \(selectedIndex) does not exist; "
                    + "pass an index below \(segments.count).")
        }
        self.segments = segments
        self.selectedIndex = selectedIndex
        self.onChange = onChange
        super.init(label: label)
    }

    /// Selects a segment without calling ``onChange``.
    public func select(_ index: Int) {
        guard segments.indices.contains(index) else {
            fatalError(
                "SegmentedControl.select(_:): segment \(index) of \"\(label)\" does not exist; "
                    + "pass an index below \(segments.count).")
        }
        guard index != selectedIndex else { return }
        selectedIndex = index
        invalidate()
    }

    /// What a host calls when the user chose a segment; an index that does not exist is ignored.
    public func userDidSelect(_ index: Int) {
        guard isEnabled, segments.indices.contains(index), index != selectedIndex else { return }
        selectedIndex = index
        onChange?(index)
        invalidate()
    }
}

/// A host-neutral control of a ``Screen``.
@MainActor public class Control {
    /// What the control is called, shown or read out.
    public var label: String { didSet { if label != oldValue { invalidate() } } }

    /// A disabled control is shown, and does nothing.
    public var isEnabled = true { didSet { if isEnabled != oldValue { invalidate() } } }

    var onInvalidate: (() -> Void)?

    init(label: String) {
        self.label = label
    }

    func invalidate() { onInvalidate?() }
}

/// A field whose text filters what is shown.
public final class SearchField: Control {
    public private(set) var text = ""

    /// Called with the new text at each change that a user makes.
    public var onChange: ((String) -> Void)?

    public override init(label: String = "Search") {
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
    public var action: (() -> Void)?

    public init(label: String, action: (() -> Void)? = nil) {
        self.action = action
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
    public private(set) var isOn: Bool

    /// Called with the new state when a user flips the switch.
    public var onChange: ((Bool) -> Void)?

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
    public let segments: [String]
    public private(set) var selectedIndex: Int

    /// Called with the new index when a user chooses.
    public var onChange: ((Int) -> Void)?

    public init(label: String, segments: [String], selectedIndex: Int = 0, onChange: ((Int) -> Void)? = nil) {
        precondition(
            segments.indices.contains(selectedIndex),
            "SegmentedControl(label: \"\(label)\"): segment \(selectedIndex) does not exist; "
                + "pass an index below \(segments.count).")
        self.segments = segments
        self.selectedIndex = selectedIndex
        self.onChange = onChange
        super.init(label: label)
    }

    /// What a host calls when the user chose a segment; an index that does not exist is ignored.
    public func userDidSelect(_ index: Int) {
        guard isEnabled, segments.indices.contains(index), index != selectedIndex else { return }
        selectedIndex = index
        onChange?(index)
        invalidate()
    }
}

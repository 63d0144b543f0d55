/// A control that sets a value within a range, by dragging, by keys, or by a screen reader.
///
/// ```swift
/// let slider = Slider(label: "Step", value: 0, in: 0...20, step: 1)
/// slider.valueDescription = "Step 0 of 20"
/// slider.onChange = { show(step: Int($0)) }
/// ```
public final class Slider: Control {
    /// The value.
    public private(set) var value: Double
    /// The least and the greatest value.
    public private(set) var range: ClosedRange<Double>
    /// The step between values, counted from the least one; 0 stands for any value.
    public let step: Double
    /// The text that is shown and read out instead of the value; nil for the value itself. With an empty text neither
    /// is shown.
    public var valueDescription: String? { didSet { if valueDescription != oldValue { invalidate() } } }

    /// Called with the new value while a user changes it.
    public var onChange: ((Double) -> Void)?

    /// Makes a slider.
    ///
    /// - Parameters:
    ///   - label: The name of the slider.
    ///   - value: The initial value, clamped to the range.
    ///   - range: The least and the greatest value. Bounds that are not finite stop the program.
    ///   - step: The step between values; 0 for any value. A negative one stops the program.
    ///   - onChange: Called with the new value while a user changes it.
    public init(
        label: String, value: Double = 0, in range: ClosedRange<Double> = 0...1, step: Double = 0,
        onChange: ((Double) -> Void)? = nil
    ) {
        Self.check(range, label, "init(label:value:in:step:)")
        if !(step >= 0 && step.isFinite) {
            fatalError("Slider(label: \"\(label)\"): step \(step) is no size; pass 0 or a positive number.")
        }
        self.range = range
        self.step = step
        self.value = min(max(value, range.lowerBound), range.upperBound)
        self.onChange = onChange
        super.init(label: label)
    }

    /// Sets the value, or the nearest possible one, without calling ``onChange``.
    public func setValue(_ value: Double) {
        let new = nearest(to: value)
        guard new != self.value else { return }
        self.value = new
        invalidate()
    }

    /// Sets the range without calling ``onChange``, and clamps the value to it. Bounds that are not finite stop the
    /// program.
    public func setRange(_ range: ClosedRange<Double>) {
        Self.check(range, label, "setRange(_:)")
        guard range != self.range else { return }
        self.range = range
        value = nearest(to: value)
        invalidate()
    }

    /// Called by hosts when the user set a value; it becomes the nearest possible one.
    public func userDidSlide(to value: Double) {
        guard isEnabledForVisitor, value.isFinite else { return }
        let new = nearest(to: value)
        guard new != self.value else { return }
        self.value = new
        onChange?(new)
        invalidate()
    }

    override var kind: ControlContent.Kind {
        .slider(ControlContent.Slider(value: value, range: range, step: step, text: valueDescription))
    }

    public override func userDid(_ event: ControlEvent) {
        if case .slide(let value) = event { userDidSlide(to: value) }
    }

    private func nearest(to value: Double) -> Double {
        var value = min(max(value, range.lowerBound), range.upperBound)
        if step > 0 { value = range.lowerBound + ((value - range.lowerBound) / step).rounded() * step }
        return min(value, range.upperBound)
    }

    private static func check(_ range: ClosedRange<Double>, _ label: String, _ call: String) {
        if !range.lowerBound.isFinite || !range.upperBound.isFinite {
            fatalError("Slider.\(call): the range of \"\(label)\" has no end; pass finite bounds.")
        }
    }
}

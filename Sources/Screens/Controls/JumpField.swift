/// A field that takes the number of a row and shows that row to the user who entered it, and to nobody else. The row
/// gets the keyboard focus.
///
/// Hosts scroll by themselves. They count rows in their order, unless rows have numbers of their own:
///
/// ```swift
/// let numbers: Set = [1001, 1002, 1005]
/// let field = JumpField(label: "Go to Invoice")
/// field.lastNumber = numbers.max()
/// field.rowName = { number in numbers.contains(number) ? String(number) : nil }
/// ```
public final class JumpField: Control {
    /// Returns the name of the row with a number, by which the screen's ``Screen/listRestoration`` finds it; nil if
    /// there is none: then nothing happens. A row that is still loading is waited for.
    ///
    /// Without it, the field counts rows in their order.
    public var rowName: ((_ number: Int) -> String?)?

    /// The highest number that can be entered; nil stands for the count of rows.
    public var lastNumber: Int? { didSet { if lastNumber != oldValue { invalidate() } } }

    /// Makes a field.
    public override init(label: String) { super.init(label: label) }

    override var kind: ControlContent.Kind { .jump(lastNumber: lastNumber) }
}

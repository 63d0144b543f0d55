/// A field that takes the number of a row and shows that row to the user who entered it, and to nobody else.
///
/// Hosts scroll by themselves: the program hears nothing of it.
public final class JumpField: Control {
    /// Makes a field.
    public override init(label: String) { super.init(label: label) }

    override var kind: ControlContent.Kind { .jump }
}

import CollectionViews

/// What a ``Control`` shows, as a value that hosts draw by their own means.
///
/// A host reads ``Control/content`` after each change of a screen, draws it, and hands back what a user does with it by
/// ``Control/userDid(_:)``. It needs to know no class of controls.
public struct ControlContent: Hashable, Sendable, Identifiable {
    /// The name by which hosts and their events speak of the control.
    public var id: Int
    /// What the control is called, shown or read out.
    public var label: String
    /// What the control is called in full, where the label says it in short; nil for the label.
    public var accessibilityLabel: String?
    /// What is said of the control beside its name, such as when it can be used; nil for nothing.
    public var accessibilityHint: String?
    /// A disabled control is shown, and does nothing.
    public var isEnabled: Bool
    /// What kind of control it is, and its state.
    public var kind: Kind
    /// The key that does the same wherever the focus is on the screen; nil for none.
    public var keyEquivalent: Button.KeyEquivalent?

    /// What stands on a button in place of its label; nil shows the label.
    public var image: Image?
    /// Whether a button's label stands behind its image, where there is room.
    public var showsLabelBesideImage = false

    /// What can be chosen from a button; nil for nothing.
    public var menu: MenuContent?
    /// Whether pressing the button opens its menu; else a secondary click, a long press or the menu key does.
    public var opensMenu = false

    /// Whether a button is there only where buttons are gathered in a menu.
    public var isInMenuOnly = false

    /// Whether a button stands below what is shown, where there is little room.
    public var isInToolbar = false

    /// On which sides of a button there the room that is left over goes; where no button has any, all are evenly
    /// spread.
    public var toolbarSpaces: Set<HorizontalEdge> = []

    /// Whether a press of a button counts only once the outcome of the one before it is shown.
    public var waitsForOutcome = false

    /// Whether a button is not shown, and its key is all that there is of it.
    public var isHidden = false

    /// Makes a content.
    public init(id: Int, label: String, isEnabled: Bool = true, kind: Kind) {
        self.id = id
        self.label = label
        self.isEnabled = isEnabled
        self.kind = kind
    }

    /// The kinds of controls, each with its state.
    public enum Kind: Hashable, Sendable {
        /// A push button.
        case button(isProminent: Bool)
        /// A switch that is on or off.
        case toggle(isOn: Bool)
        /// A field whose text filters what is shown.
        case search(Search)
        /// A choice of one among few.
        case segments([String], selectedIndex: Int)
        /// The heads of the rows' columns.
        case columnHeads([ColumnHeads.Column], sortedIndex: Int, isDescending: Bool)
        /// A number between two others.
        case slider(Slider)
        /// A field that takes a number of a row and goes there: the highest that there is, or as many as there are
        /// rows.
        case jump(lastNumber: Int?)
        /// The places that lead to what is shown; each but the last can be gone to, from the first that can, and may
        /// take in what is dragged out of rows.
        case path([String], firstChoosableIndex: Int, takesDrops: Bool)
        /// A text to be written.
        case text(Text)
    }

    /// The state of a text that is written.
    public struct Text: Hashable, Sendable {
        /// What is written.
        public var text: String
        /// What stands in the empty field; nil for nothing.
        public var prompt: String?
        /// Whether it may have many lines, and has the room of the rows.
        public var hasLines: Bool
        /// Whether it has the focus as soon as it is shown.
        public var takesFocus: Bool
        /// What stands below it; nil for nothing.
        public var quotation: TextView.Quotation?

        /// Makes the state of a text.
        public init(text: String, prompt: String? = nil, hasLines: Bool = false, takesFocus: Bool = false) {
            self.text = text
            self.prompt = prompt
            self.hasLines = hasLines
            self.takesFocus = takesFocus
        }
    }

    /// The state of a slider.
    public struct Slider: Hashable, Sendable {
        /// The number that is set.
        public var value: Double
        /// The least number and the greatest one.
        public var range: ClosedRange<Double>
        /// The size of steps; 0 for any number.
        public var step: Double
        /// What is read out and shown in place of the number.
        public var text: String?

        /// Makes the state of a slider.
        public init(value: Double, range: ClosedRange<Double>, step: Double = 0, text: String? = nil) {
            self.value = value
            self.range = range
            self.step = step
            self.text = text
        }
    }

    /// The state of a search field.
    public struct Search: Hashable, Sendable {
        /// What stands in the field.
        public var text: String
        /// What stands in the empty field.
        public var prompt: String
        /// The conditions that stand in the field before its text.
        public var tokens: [String]
        /// The scopes to choose from below the field; none when empty.
        public var scopes: [String]
        /// The index of the scope that is searched.
        public var selectedScopeIndex: Int
        /// Tokens that would fit what is typed.
        public var suggestions: [String]
        /// Whether a way out of the search stands beside the field also before anything is searched for.
        public var showsCancel = false
        /// Another number than before gives the field the keyboard focus, one below zero takes it away.
        public var focus: Int?

        /// Makes the state of a field.
        public init(
            text: String, prompt: String, tokens: [String] = [], scopes: [String] = [], selectedScopeIndex: Int = 0,
            suggestions: [String] = []
        ) {
            self.text = text
            self.prompt = prompt
            self.tokens = tokens
            self.scopes = scopes
            self.selectedScopeIndex = selectedScopeIndex
            self.suggestions = suggestions
        }
    }
}

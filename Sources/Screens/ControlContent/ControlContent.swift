import CollectionViews

/// What a ``Control`` shows, as a value that hosts draw by their own means.
///
/// A host reads ``Control/content`` after each change of a screen, draws it, and hands back what a user does with it by
/// ``Control/userDid(_:)``. It needs to know no class of controls.
public struct ControlContent: Hashable, Sendable, Identifiable {
    /// The id by which hosts and their events name the control.
    public var id: Int
    /// The label, shown or read out.
    public var label: String
    /// The full name of the control, if the label is short; nil for the label.
    public var accessibilityLabel: String?
    /// A hint besides the name, such as when the control can be used; nil for none.
    public var accessibilityHint: String?
    /// A disabled control is shown, and does nothing.
    public var isEnabled: Bool
    /// What kind of control it is, and its state.
    public var kind: Kind
    /// The key that presses the button, wherever the focus is on the screen; nil for none.
    public var keyEquivalent: Button.KeyEquivalent?

    /// Whether a button deletes something, or does something else that can't be taken back.
    public var isDestructive = false

    /// The image on a button in place of its label; nil shows the label.
    public var image: Image?
    /// The labels that a button may have: it is as wide as the widest of them.
    public var possibleLabels: [String] = []
    /// Whether a button's label is shown beside its image, where there is space.
    public var showsLabelBesideImage = false

    /// The menu of a button; nil for none.
    public var menu: MenuContent?
    /// Whether pressing the button opens its menu; otherwise a secondary click, a long press or the menu key does.
    public var opensMenu = false

    /// Whether a button is in the menu at the end of the bar, also where there is space.
    public var isInMenuOnly = false

    /// Whether a button is at the leading edge of the bar, before the title.
    public var isLeading = false

    /// Whether a button is in a toolbar below the content, where there is little space.
    public var isInToolbar = false

    /// On which sides of a button in the toolbar the free space goes. If no button has any, all buttons are spread
    /// evenly.
    public var toolbarSpaces: Set<HorizontalEdge> = []

    /// Whether a press is ignored until the result of the previous one is shown.
    public var waitsForOutcome = false

    /// Whether a button is invisible and can only be pressed by its key.
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
        /// The headers of the rows' columns.
        case columnHeads([ColumnHeads.Column], sortedIndex: Int, isDescending: Bool)
        /// A number within a range.
        case slider(Slider)
        /// A field that takes the number of a row and shows that row. `lastNumber` is the highest number; nil stands
        /// for the count of rows.
        case jump(lastNumber: Int?)
        /// The path to what is shown, such as folders. Each component from `firstChoosableIndex` on can be chosen,
        /// except for the last, and may accept a drop.
        case path([String], firstChoosableIndex: Int, takesDrops: Bool)
        /// A text field or a text view.
        case text(Text)
    }

    /// The state of a text field or a text view.
    public struct Text: Hashable, Sendable {
        /// The text.
        public var text: String
        /// The placeholder of the empty field; nil for none.
        public var prompt: String?
        /// Whether the text has several lines, and the space of the rows.
        public var hasLines: Bool
        /// Whether it gets the focus as soon as it is shown.
        public var takesFocus: Bool
        /// The quotation below it; nil for none.
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
        /// The value.
        public var value: Double
        /// The least and the greatest value.
        public var range: ClosedRange<Double>
        /// The step; 0 for any value.
        public var step: Double
        /// The text that is shown and read out instead of the value.
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
        /// The text.
        public var text: String
        /// The placeholder of the empty field; nil for none.
        public var prompt: String
        /// The tokens before the text, each a condition of the search.
        public var tokens: [String]
        /// The scopes below the field; none when empty.
        public var scopes: [String]
        /// The index of the selected scope.
        public var selectedScopeIndex: Int
        /// Suggested tokens that match the text.
        public var suggestions: [String]
        /// Whether the cancel button is shown before anything is searched for too.
        public var showsCancel = false
        /// A change to a positive number gives the field the keyboard focus, a change to a negative one takes it away.
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

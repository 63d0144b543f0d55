/// A field whose text filters what is shown.
///
/// Beside text it can hold tokens, each a condition such as a country, and below it scopes can stand, of which one is
/// chosen. A user takes a token from ``suggestions``, and removes it with the delete key.
///
/// What is found for another query is shown from its top: with each change that a user makes, the view of the screen
/// scrolls there. Whoever takes a query away is where they were before it.
///
/// ```swift
/// let field = SearchField(prompt: "Name or country") { text in search(for: text) }
/// field.scopes = ["All", "Volcanoes"]
/// field.onScopeChange = { scope in search(in: scope) }
/// ```
public final class SearchField: Control {
    /// What stands in the field.
    public private(set) var text = ""

    /// Called with the new text at each change that a user makes.
    public var onChange: ((String) -> Void)?

    /// Called when a user presses the return key in the field.
    public var onSubmit: (() -> Void)?

    /// What stands in the empty field.
    public var prompt: String { didSet { if prompt != oldValue { invalidate() } } }

    /// The conditions that stand in the field before its text.
    public var tokens: [String] = [] { didSet { if tokens != oldValue { invalidate() } } }

    /// Tokens that would fit what is typed, for a user to take one.
    public var suggestions: [String] = [] { didSet { if suggestions != oldValue { invalidate() } } }

    /// Called with the tokens when a user takes or removes one.
    public var onTokensChange: (([String]) -> Void)?

    /// The scopes to choose from; none when empty.
    public var scopes: [String] = [] {
        didSet {
            guard scopes != oldValue else { return }
            if !scopes.indices.contains(selectedScopeIndex) { selectedScopeIndex = 0 }
            invalidate()
        }
    }

    /// Whether the scopes are shown.
    public var showsScopes = true { didSet { if showsScopes != oldValue { invalidate() } } }

    /// Whether a way out of the search stands beside the field also before anything is searched for. On telephones one
    /// comes with the search anyway.
    public var showsCancel = false { didSet { if showsCancel != oldValue { invalidate() } } }

    /// How the focus was last moved by the program: into the field or out of it, with a number that grows each time.
    private var focus: (number: Int, isTaken: Bool) = (0, false)

    /// Called when a user left the search.
    var onCancel: (() -> Void)?

    /// Whether the program gave the field the focus last.
    var hasFocus: Bool { focus.isTaken }

    /// Gives the field the keyboard focus, at once or where it comes to be shown, or takes it away.
    func setFocus(_ isTaken: Bool) {
        focus = (focus.number + 1, isTaken)
        invalidate()
    }

    /// The index of the scope that is searched.
    public private(set) var selectedScopeIndex = 0

    /// Called with the index of the new scope when a user chooses one.
    public var onScopeChange: ((Int) -> Void)?

    /// Called when what is searched for has changed, after the app has heard of it.
    var onQueryChange: (() -> Void)?

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

    /// Chooses a scope without calling ``onScopeChange``.
    ///
    /// - Returns: Whether it is another one than before.
    @discardableResult public func selectScope(_ index: Int) -> Bool {
        guard scopes.indices.contains(index), index != selectedScopeIndex else { return false }
        selectedScopeIndex = index
        invalidate()
        return true
    }

    /// Whether something is searched for.
    package var isUsed: Bool { !text.isEmpty || !tokens.isEmpty || selectedScopeIndex > 0 }

    /// Takes text, tokens and scope back to the start, as if a user had done so.
    public func clear() { restore(nil) }

    /// What a host calls when the user typed.
    public func userDidChange(_ text: String) {
        guard answers, text != self.text else { return }
        self.text = text
        onChange?(text)
        onQueryChange?()
        invalidate()
    }

    override var kind: ControlContent.Kind {
        var search = ControlContent.Search(
            text: text, prompt: prompt, tokens: tokens, scopes: showsScopes ? scopes : [],
            selectedScopeIndex: selectedScopeIndex, suggestions: suggestions)
        search.showsCancel = showsCancel
        search.focus = focus.number == 0 ? nil : focus.isTaken ? focus.number : -focus.number
        return .search(search)
    }

    public override func userDid(_ event: ControlEvent) {
        guard answers else { return }
        switch event {
        case .type(let text): userDidChange(text)
        case .choose(let index):
            guard scopes.indices.contains(index), index != selectedScopeIndex else { return }
            selectedScopeIndex = index
            onScopeChange?(index)
            onQueryChange?()
            invalidate()
        case .addToken(let index):
            guard suggestions.indices.contains(index) else { return }
            // What was typed to find the token is said by the token now.
            tokens.append(suggestions[index])
            suggestions = []
            text = ""
            onTokensChange?(tokens)
            onQueryChange?()
            invalidate()
        case .removeToken(let index):
            guard tokens.indices.contains(index) else { return }
            tokens.remove(at: index)
            onTokensChange?(tokens)
            onQueryChange?()
        case .press: onSubmit?()
        case .cancel: onCancel?()
        case .set, .slide, .pick: break
        }
    }

    /// Tokens, scope and text in one line, as `#France,@volcanoes,=mont`: each part is led in by a sign that says what
    /// it is. A text alone, as nearly always, stands as it is.
    override var restorableValue: String? {
        let scope = selectedScopeIndex == 0 ? [] : ["@" + scopes[selectedScopeIndex].lowercased()]
        let parts = tokens.map { "#" + $0 } + scope + (text.isEmpty ? [] : ["=" + text])
        if parts.isEmpty { return nil }
        if parts.count == 1, text.first.map(Self.isSign) == false { return text }
        return ListRestoration.line(of: parts)
    }

    private static func isSign(_ character: Character) -> Bool { "#@=".contains(character) }

    override func restore(_ value: String?) {
        var (tokens, scope, text) = ([String](), 0, "")
        if let value, let first = value.first, Self.isSign(first) {
            for part in ListRestoration.names(in: value) {
                let rest = String(part.dropFirst())
                switch part.first {
                case "#": tokens.append(rest)
                case "@": scope = scopes.firstIndex { $0.lowercased() == rest } ?? 0
                case "=": text = rest
                default: break
                }
            }
        } else {
            text = value ?? ""
        }
        if tokens != self.tokens {
            self.tokens = tokens
            onTokensChange?(tokens)
            onQueryChange?()
        }
        userDid(.choose(scope))
        userDidChange(text)
    }
}

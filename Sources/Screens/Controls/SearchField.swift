/// A field whose text filters what is shown.
///
/// Besides text it can have tokens, each a condition such as a country, and scopes below the field, one of which is
/// selected. A user adds a token from ``suggestions``, and removes it with the delete key.
///
/// With each change of the query by a user, the screen's view scrolls to its top. When the query is cleared, the scroll
/// position is the one from before the search.
///
/// The query is kept in the screen's address as `q`: a reload and a link restore it, and so do Back and Forward. An
/// address without it leads back to what the app had set at first. Another ``Control/restorationIdentifier`` gives it
/// another name there, and nil keeps it out of addresses. Of several searches of a screen that all have `q`, only the
/// first is kept; none is where the app has called another control `q`, there or in the list beside it. A screen whose
/// own ``Screen/restorableState`` has a `q` gives that or the search another name.
///
/// ```swift
/// let field = SearchField(prompt: "Name or country") { text in search(for: text) }
/// field.scopes = ["All", "Volcanoes"]
/// field.onScopeChange = { scope in search(in: scope) }
/// ```
public final class SearchField: Control {
    /// The text.
    public private(set) var text = ""

    /// Called with the new text at each change that a user makes.
    public var onChange: ((String) -> Void)?

    /// Called when a user presses the return key in the field.
    public var onSubmit: (() -> Void)?

    /// The placeholder of the empty field.
    public var prompt: String { didSet { if prompt != oldValue { invalidate() } } }

    /// The tokens before the text, each a condition of the search.
    public var tokens: [String] = [] { didSet { if tokens != oldValue { invalidate() } } }

    /// Suggested tokens that match the text.
    public var suggestions: [String] = [] { didSet { if suggestions != oldValue { invalidate() } } }

    /// Called with the tokens when a user takes or removes one.
    public var onTokensChange: (([String]) -> Void)?

    /// The scopes; none when empty.
    public var scopes: [String] = [] {
        didSet {
            guard scopes != oldValue else { return }
            if !scopes.indices.contains(selectedScopeIndex) { selectedScopeIndex = 0 }
            invalidate()
        }
    }

    /// Whether the scopes are shown.
    public var showsScopes = true { didSet { if showsScopes != oldValue { invalidate() } } }

    /// Whether the cancel button is shown before anything is searched for too. On telephones it comes with the search
    /// anyway.
    public var showsCancel = false { didSet { if showsCancel != oldValue { invalidate() } } }

    /// Whether the program last gave the field the focus or took it away, with a number that grows each time.
    private var focus: (number: Int, isTaken: Bool) = (0, false)

    /// Called when a user cancelled the search.
    var onCancel: (() -> Void)?

    /// Whether the program gave the field the focus last.
    var hasFocus: Bool { focus.isTaken }

    /// Gives the field the keyboard focus, now or when it is shown, or takes it away.
    func setFocus(_ isTaken: Bool) {
        focus = (focus.number + 1, isTaken)
        invalidate()
    }

    /// The index of the selected scope.
    public private(set) var selectedScopeIndex = 0

    /// Called with the index of the new scope when a user chooses one.
    public var onScopeChange: ((Int) -> Void)?

    /// Called when the query has changed, after the app was told.
    var onQueryChange: (() -> Void)?

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - label: The name of the field.
    ///   - prompt: The placeholder of the empty field; the label when nil.
    ///   - onChange: Called with the new text at each change that a user makes.
    public init(label: String = "Search", prompt: String? = nil, onChange: ((String) -> Void)? = nil) {
        self.prompt = prompt ?? label
        self.onChange = onChange
        super.init(label: label)
        restorationIdentifier = "q"
        hasDefaultIdentifier = true
    }

    /// Sets the text without calling ``onChange``.
    public func setText(_ text: String) {
        guard text != self.text else { return }
        self.text = text
        invalidate()
    }

    /// Selects a scope without calling ``onScopeChange``.
    ///
    /// - Returns: Whether the scope has changed.
    @discardableResult public func selectScope(_ index: Int) -> Bool {
        guard scopes.indices.contains(index), index != selectedScopeIndex else { return false }
        selectedScopeIndex = index
        invalidate()
        return true
    }

    /// Whether there is a query.
    package var isUsed: Bool { !text.isEmpty || !tokens.isEmpty || selectedScopeIndex > 0 }

    /// Clears text, tokens and scope, as if a user had done so.
    public func clear() { restore("") }

    /// Called by hosts when the user typed.
    public func userDidChange(_ text: String) {
        _ = firstQuery
        guard isEnabledForVisitor, text != self.text else { return }
        self.text = text
        onChange?(text)
        onQueryChange?()
        invalidate()
    }

    /// What the app had set before a user or an address changed it, or it was first asked for.
    private lazy var firstQuery = Query(tokens: tokens, scope: selectedScopeIndex, text: text)

    override var restorableValue: String? {
        let query = Query(tokens: tokens, scope: selectedScopeIndex, text: text)
        return query == firstQuery ? nil : query.line(scopes: scopes)
    }

    override func restore(_ value: String?) {
        let first = firstQuery
        let query = value.map { Query($0, scopes: scopes) } ?? first
        if query.tokens != tokens {
            tokens = query.tokens
            onTokensChange?(tokens)
            onQueryChange?()
        }
        userDid(.choose(scopes.indices.contains(query.scope) ? query.scope : 0))
        userDidChange(query.text)
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
        _ = firstQuery
        guard isEnabledForVisitor else { return }
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
            // The token replaces the text that was typed to find it.
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
}

import CollectionViews
import Foundation

/// A search bar with UIKit's properties, built on a ``SearchField``.
///
/// It is among a screen's controls once it belongs to the ``SearchController`` of its ``NavigationItem``, or is the
/// item's `titleView`.
@preconcurrency @MainActor open class SearchBar: View {
    /// The control that stands for the bar.
    public let field = SearchField()

    /// Told what a user types. The bar doesn't retain it.
    public weak var delegate: (any SearchBarDelegate)?

    weak var controller: SearchController?

    /// Makes a bar.
    public override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        field.onChange = { [weak self] text in
            guard let self else { return }
            delegate?.searchBar(self, textDidChange: text)
            controller?.update()
        }
        field.onScopeChange = { [weak self] index in
            guard let self else { return }
            delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
            controller?.update()
        }
        field.onSubmit = { [weak self] in
            guard let self else { return }
            delegate?.searchBarSearchButtonClicked(self)
        }
        field.onCancel = { [weak self] in
            guard let self else { return }
            delegate?.searchBarCancelButtonClicked(self)
        }
    }

    /// Archived bars don't exist here: nil.
    public required init?(coder: NSCoder) { nil }

    /// The text. Setting it updates the search results.
    open var text: String? {
        get { field.text }
        set {
            field.setText(newValue ?? "")
            controller?.update()
        }
    }

    /// The placeholder of the empty field.
    open var placeholder: String? {
        get { field.prompt }
        set { field.prompt = newValue ?? "" }
    }

    /// The titles of the scopes below the field; nil for none.
    open var scopeButtonTitles: [String]? {
        get { field.scopes.isEmpty ? nil : field.scopes }
        set { field.scopes = newValue ?? [] }
    }

    /// Hosts draw the field.
    @available(*, unavailable, message: "Hosts draw the field: set the bar's own text and placeholder.")
    public var searchTextField: View { self }

    /// Whether scopes are shown. True unless set to false.
    open var showsScopeBar: Bool {
        get { field.showsScopes }
        set { field.showsScopes = newValue }
    }

    /// Whether the cancel button is shown before anything is searched for too. On telephones it comes with the search
    /// anyway.
    open var showsCancelButton: Bool {
        get { field.showsCancel }
        set { field.showsCancel = newValue }
    }

    /// Sets ``showsCancelButton``.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    /// Whether the program gave the field the keyboard focus last. Focus changes by the user don't count.
    open override var isFirstResponder: Bool { field.hasFocus }

    /// Always true.
    open override var canBecomeFirstResponder: Bool { true }

    /// Gives the field the keyboard focus, now or when it is shown.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        field.setFocus(true)
        return true
    }

    /// Takes the keyboard focus away from the field.
    @discardableResult open override func resignFirstResponder() -> Bool {
        field.setFocus(false)
        return true
    }

    /// Takes the keyboard focus away from the field.
    @discardableResult open override func endEditing(_ force: Bool) -> Bool { resignFirstResponder() }

    /// The index of the selected scope. One that doesn't exist is ignored. Setting another one updates the search
    /// results.
    open var selectedScopeButtonIndex: Int {
        get { field.selectedScopeIndex }
        set { if field.selectScope(newValue) { controller?.update() } }
    }
}

/// Told what a user types into a ``SearchBar``. Everything is optional.
@preconcurrency @MainActor public protocol SearchBarDelegate: AnyObject {
    /// The text has changed.
    func searchBar(_ searchBar: SearchBar, textDidChange searchText: String)

    /// A user pressed the return key in the field.
    func searchBarSearchButtonClicked(_ searchBar: SearchBar)

    /// A user cancelled the search; the field is empty now.
    func searchBarCancelButtonClicked(_ searchBar: SearchBar)

    /// A user chose another scope.
    func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension SearchBarDelegate {
    /// Unless implemented: does nothing.
    public func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {}
    /// Unless implemented: does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: SearchBar) {}
    /// Unless implemented: does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: SearchBar) {}
    /// Unless implemented: does nothing.
    public func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

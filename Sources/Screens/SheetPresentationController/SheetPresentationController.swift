/// How high a sheet stands where it rises from the window's lower edge, as on a phone.
///
/// With more than one height the sheet comes at the first; its user pulls it to another, scrolls its list up to have it
/// higher, or presses the grabber. In wide windows a sheet is a card of its own size, whatever its heights.
///
/// ```swift
/// if let sheet = screen.sheetPresentationController {
///     sheet.detents = [.medium(), .large()]
///     sheet.prefersGrabberVisible = true
/// }
/// ```
@preconcurrency @MainActor public final class SheetPresentationController {
    weak var screen: Screen?

    init(_ screen: Screen) { self.screen = screen }

    /// The heights at which the sheet rests, the lowest first. A sheet has at least one: none stands for a large one.
    public var detents = [Detent.large()] { didSet { if detents != oldValue { screen?.notify() } } }

    /// The height at which the sheet rests; nil, as at the start, stands for the first.
    public var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { screen?.notify() } }
    }

    /// The highest height at which what is behind the sheet is not dimmed, and can be used: nil, as at the start, dims
    /// it at each.
    ///
    /// In wide windows such a sheet stands at the lower end of the window, as high as its height says.
    public var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { if largestUndimmedDetentIdentifier != oldValue { screen?.notify() } }
    }

    /// Whether a grabber is seen at the sheet's upper edge. Hosts show it wherever a sheet can be pulled, so that
    /// whoever has no finger can press it.
    public var prefersGrabberVisible = false

    /// Whether a list that is scrolled up makes the sheet higher before it moves itself.
    public var prefersScrollingExpandsWhenScrolledToEdge = true {
        didSet { if prefersScrollingExpandsWhenScrolledToEdge != oldValue { screen?.notify() } }
    }

    /// Hears of heights that the user chose.
    public weak var delegate: (any SheetPresentationControllerDelegate)?

    /// Changes heights; the sheet moves to the one that is selected then. Hosts move it whenever it changes.
    public func animateChanges(_ changes: () -> Void) { changes() }

    /// Has heights of the app's own worked out anew, where what they follow has changed.
    public func invalidateDetents() { screen?.notify() }
}

extension Screen {
    /// How high the screen stands where another one presents it. Never nil: it is optional for code that unwraps it.
    public var sheetPresentationController: SheetPresentationController? {
        if let storedSheet { return storedSheet }
        let sheet = SheetPresentationController(self)
        storedSheet = sheet
        return sheet
    }

    /// The sheet's heights, where there is anything to be said of them; nil for a sheet that is large and stays so.
    package var sheetHeights: SheetPresentationController? {
        guard let storedSheet else { return nil }
        let isUsual = storedSheet.detents == [.large()] || storedSheet.detents.isEmpty
        return isUsual && storedSheet.largestUndimmedDetentIdentifier == nil ? nil : storedSheet
    }
}

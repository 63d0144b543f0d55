/// The heights of a sheet that rises from the window's lower edge, as on a phone.
///
/// A sheet with several heights begins at the first one. The user drags it to another, scrolls its list up to make it
/// higher, or presses the grabber. In wide windows a sheet is a card of a fixed size, whatever its heights.
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

    /// The heights at which the sheet rests, the lowest first. An empty list stands for a large one.
    public var detents = [Detent.large()] { didSet { if detents != oldValue { screen?.notify() } } }

    /// The present height; nil, as at the start, stands for the first.
    public var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { screen?.notify() } }
    }

    /// The greatest height at which what is behind the sheet is not dimmed and can be used; nil, as at the start, dims
    /// it at each.
    ///
    /// In wide windows such a sheet is at the lower edge of the window, with this height.
    public var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { if largestUndimmedDetentIdentifier != oldValue { screen?.notify() } }
    }

    /// Whether a grabber is shown at the sheet's upper edge. Hosts always show it if the sheet can be dragged, for
    /// users who can't drag.
    public var prefersGrabberVisible = false

    /// Whether scrolling a list up first makes the sheet higher.
    public var prefersScrollingExpandsWhenScrolledToEdge = true {
        didSet { if prefersScrollingExpandsWhenScrolledToEdge != oldValue { screen?.notify() } }
    }

    /// Told of heights that the user chose.
    public weak var delegate: (any SheetPresentationControllerDelegate)?

    /// Calls `changes`. The sheet moves whenever its heights change anyway.
    public func animateChanges(_ changes: () -> Void) { changes() }

    /// Computes custom heights again, after what they depend on has changed.
    public func invalidateDetents() { screen?.notify() }
}

extension Screen {
    /// The heights of the screen where another one presents it. Never nil: it is optional for code that unwraps it.
    public var sheetPresentationController: SheetPresentationController? {
        if let storedSheet { return storedSheet }
        let sheet = SheetPresentationController(self)
        storedSheet = sheet
        return sheet
    }

    /// The sheet's heights, unless they are the default.
    package var sheetHeights: SheetPresentationController? {
        guard let storedSheet else { return nil }
        let isUsual = storedSheet.detents == [.large()] || storedSheet.detents.isEmpty
        return isUsual && storedSheet.largestUndimmedDetentIdentifier == nil ? nil : storedSheet
    }
}

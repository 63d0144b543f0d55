/// Told what a user does with a sheet.
@preconcurrency @MainActor public protocol SheetPresentationControllerDelegate: AnyObject {
    /// The user chose another height. Not called when the app does.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ controller: SheetPresentationController)
}

extension SheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ controller: SheetPresentationController
    ) {}
}

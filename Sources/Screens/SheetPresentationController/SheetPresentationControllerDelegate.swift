/// Hears what a user does with a sheet.
@preconcurrency @MainActor public protocol SheetPresentationControllerDelegate: AnyObject {
    /// The user gave the sheet another height. Not called where the app did.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ controller: SheetPresentationController)
}

extension SheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ controller: SheetPresentationController
    ) {}
}

import Testing

@testable import CollectionViews

/// A view of two sections, of three items and of two, whose counts are known.
@MainActor func misuse(_ body: (ListSource, CollectionView) -> Void) {
    let source = ListSource([["a", "b", "c"], ["d", "e"]])
    let view = makeList(source)
    _ = view.numberOfSections
    body(source, view)
}

/// Checks that a program stopped with a sentence.
func expect(_ result: ExitTest.Result?, says words: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    for word in words { #expect(text.contains(word), sourceLocation: sourceLocation) }
}

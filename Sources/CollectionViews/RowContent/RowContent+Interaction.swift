extension RowContent {
    /// Takes back whatever a user could do with the row.
    mutating func offerNothing() {
        isSelectable = false
        isTextEditable = false
        isReorderable = false
        isDraggable = false
        swipesLeading = false
        swipesTrailing = false
        offersMenu = false
    }
}

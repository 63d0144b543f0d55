extension RowContent {
    /// Disables all that a user could do with the row.
    mutating func disableInteraction() {
        isSelectable = false
        isTextEditable = false
        isReorderable = false
        isDraggable = false
        swipesLeading = false
        swipesTrailing = false
        offersMenu = false
        for index in accessories.indices {
            accessories[index].isActionable = false
            accessories[index].uncoversActions = false
            accessories[index].menu = nil
        }
    }
}

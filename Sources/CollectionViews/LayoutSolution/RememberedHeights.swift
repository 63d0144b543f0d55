/// How high rows were measured to be that exist no more, by what they showed.
///
/// Rows that come back, as the children of a row that is opened again or what a search let go, need not be measured
/// anew: until then they would stand on one another or apart.
struct RememberedHeights {
    private var heights: [Look: Double] = [:]

    /// What the height of a row depends on.
    private struct Look: Hashable {
        var content: RowContent
        var width: Double
    }

    /// Nobody looks back further than this.
    private static let most = 500

    mutating func remember(_ height: Double, of content: RowContent, width: Double) {
        if heights.count >= Self.most { heights = [:] }
        heights[Look(content: content.withoutState, width: width)] = height
    }

    func height(of content: RowContent, width: Double) -> Double? {
        heights.isEmpty ? nil : heights[Look(content: content.withoutState, width: width)]
    }
}

extension RowContent {
    /// The content without what a row has from its neighbours and from what a user does with it: no height depends on
    /// that.
    fileprivate var withoutState: RowContent {
        var content = self
        content.isSelected = false
        content.isSwiped = false
        content.isLifted = false
        content.isHeld = false
        content.editingSelection = nil
        content.isExpanded = nil
        content.gridPosition = nil
        content.siblingPosition = nil
        content.siblingCount = nil
        content.grouping = .none
        content.roomAbove = nil
        content.roomBelow = nil
        content.showsSeparator = false
        content.zIndex = 0
        return content
    }
}

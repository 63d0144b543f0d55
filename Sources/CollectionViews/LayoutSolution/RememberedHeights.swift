/// The measured heights of rows that were removed, by their content.
///
/// Rows that come back, such as the children of a row that is expanded again, need not be measured again. Until they
/// were, they would overlap or have gaps between them.
struct RememberedHeights {
    private var heights: [Look: Double] = [:]

    /// What the height of a row depends on.
    private struct Look: Hashable {
        var content: RowContent
        var width: Double
    }

    /// The limit of the memory: at this count all are forgotten.
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
    /// The content without what depends on neighbours or on what a user does. The height does not depend on that.
    fileprivate var withoutState: RowContent {
        var content = self
        content.isSelected = false
        content.isSwiped = false
        content.isLifted = false
        content.isHeld = false
        content.editingSelection = nil
        content.isExpanded = nil
        content.grouping = .none
        content.roomAbove = nil
        content.roomBelow = nil
        content.showsSeparator = false
        content.zIndex = 0
        return content
    }
}

extension CellAccessory {
    /// The side of the content that a custom accessory is on, and its position among the others.
    public enum Placement {
        /// Returns the index at which to insert the accessory among those already on its side, listed from the leading
        /// to the trailing edge. An index out of range is clamped.
        public typealias Position = @MainActor ([CellAccessory]) -> Int

        /// On the leading side; by default next to the content.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// On the trailing side; by default next to the content.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// The position before the first accessory of the same type, or the last position if there is none.
        @preconcurrency @MainActor public static func position(before accessory: CellAccessory) -> Position {
            let type = accessory.accessoryType
            return { others in others.firstIndex { $0.accessoryType == type } ?? others.count }
        }

        /// The position after the last accessory of the same type, or the last position if there is none.
        @preconcurrency @MainActor public static func position(after accessory: CellAccessory) -> Position {
            let type = accessory.accessoryType
            return { others in others.lastIndex { $0.accessoryType == type }.map { $0 + 1 } ?? others.count }
        }

        var isLeading: Bool {
            if case .leading = self { true } else { false }
        }

        var displayed: DisplayedState {
            switch self {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        }

        var position: Position {
            switch self {
            case .leading(_, let position), .trailing(_, let position): position
            }
        }
    }
}

extension CellAccessory {
    /// The order of system accessories on their side, from the leading to the trailing edge.
    private var rank: Int {
        switch accessoryType {
        case .delete, .label: 0
        case .insert, .checkmark: 1
        case .multiselect, .detail: 2
        case .outlineDisclosure: 3
        case .disclosureIndicator: 4
        case .reorder: 5
        case .customView: 6
        }
    }

    /// The accessories of one side in order, each with its index among all accessories.
    static func arranged(_ accessories: [CellAccessory], leading: Bool) -> [(id: Int, accessory: CellAccessory)] {
        let side = accessories.enumerated().map { (id: $0.offset, accessory: $0.element) }
            .filter { $0.accessory.placement.isLeading == leading }
        var arranged = side.filter { $0.accessory.accessoryType != .customView }
            .sorted { ($0.accessory.rank, $0.id) < ($1.accessory.rank, $1.id) }
        for one in side where one.accessory.accessoryType == .customView {
            let place = one.accessory.placement.position(arranged.map(\.accessory))
            arranged.insert(one, at: min(max(0, place), arranged.count))
        }
        return arranged
    }
}

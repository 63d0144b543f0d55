/// What stands beside a list cell's content. Apple has it since iOS 14.
///
/// ```swift
/// cell.accessories = [.outlineDisclosure(), .label(text: "12")]
/// ```
@MainActor public struct CellAccessory {
    /// Called when a user activates the accessory.
    public typealias ActionHandler = @MainActor () -> Void

    let kind: Kind
    let displayed: DisplayedState
    let placement: Placement
    let tintColor: Color?
    let isHidden: Bool
    let actionHandler: ActionHandler?

    enum Kind {
        case outlineDisclosure(OutlineDisclosureOptions.Style)
        case disclosureIndicator
        case checkmark
        case detail
        case label(String)
        case spinner(label: String?)
        case button(String, label: String)
    }

    /// When an accessory is shown. Apple has it since iOS 14.
    public enum DisplayedState: Hashable, Sendable {
        /// At all times.
        case always
        /// While the view is being edited.
        case whenEditing
        /// While the view isn't being edited.
        case whenNotEditing
    }

    /// At which side of the content a custom accessory stands. Apple has it since iOS 14.
    public enum Placement: Hashable, Sendable {
        /// Where a line of text starts.
        case leading(displayed: DisplayedState = .always)
        /// Where a line of text ends.
        case trailing(displayed: DisplayedState = .always)

        var isLeading: Bool {
            if case .leading = self { true } else { false }
        }

        var displayed: DisplayedState {
            switch self {
            case .leading(let displayed), .trailing(let displayed): displayed
            }
        }
    }

    /// How an outline disclosure behaves. Apple has it since iOS 14.
    public struct OutlineDisclosureOptions: Hashable, Sendable {
        /// The style.
        public var style: Style
        /// The colour; nil stands for the view's tint.
        public var tintColor: Color?
        /// Whether the accessory's place stays empty.
        public var isHidden: Bool

        /// Makes options.
        public init(style: Style = .automatic, isHidden: Bool = false, tintColor: Color? = nil) {
            self.style = style
            self.isHidden = isHidden
            self.tintColor = tintColor
        }

        /// Which part of the row toggles it. Apple has it since iOS 14.
        public enum Style: Int, Hashable, Sendable {
            /// Header at a section's head, cell elsewhere.
            case automatic
            /// The whole row, which can't be selected then.
            case header
            /// The accessory alone.
            case cell
        }
    }

    init(
        _ kind: Kind, displayed: DisplayedState = .always, placement: Placement = .trailing(), tintColor: Color? = nil,
        isHidden: Bool = false, actionHandler: ActionHandler? = nil
    ) {
        self.kind = kind
        self.displayed = displayed
        self.placement = placement
        self.tintColor = tintColor
        self.isHidden = isHidden
        self.actionHandler = actionHandler
    }
}

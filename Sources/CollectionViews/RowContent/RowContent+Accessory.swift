extension RowContent {
    /// An accessory beside the content; events name it by `id`.
    public struct Accessory: Sendable, Hashable {
        /// What an accessory shows.
        public enum Kind: Sendable, Hashable {
            case outlineDisclosure(header: Bool)
            case disclosureIndicator
            case checkmark
            case label(String)
            case detail
            case spinner
            /// A button that shows a glyph or a short word.
            case button(String)
            /// A button that shows a picture.
            case imageButton(Image)
            case image(Image)
            /// A progress bar, from 0 to 1.
            case progress(Double)
            /// A switch, or an image in its place: pale while off, filled and coloured while on.
            case toggle(isOn: Bool, image: Image? = nil)
            case delete
            case insert
            /// A mark that shows whether the row is selected.
            case multiselect(isSelected: Bool)
            /// A grip by which the row is dragged.
            case reorder

            /// Whether the other is of the same kind, whatever it shows.
            func isSameKind(as other: Kind) -> Bool {
                switch (self, other) {
                case (.outlineDisclosure, .outlineDisclosure), (.label, .label), (.button, .button),
                    (.imageButton, .imageButton), (.image, .image),
                    (.progress, .progress), (.toggle, .toggle),
                    (.multiselect, .multiselect):
                    true
                default: self == other
                }
            }
        }
        /// The id by which events name the accessory.
        public var id: Int
        /// What the accessory shows.
        public var kind: Kind
        /// Whether the accessory is at the leading edge.
        public var isLeading: Bool
        /// The colour; nil stands for the default of the kind.
        public var color: Color?
        /// The background colour; nil stands for the default of the kind.
        public var backgroundColor: Color?
        /// The font of a label; nil stands for that of rows.
        public var font: Font?
        /// Whether the accessory is invisible; its width stays reserved.
        public var isHidden = false
        /// Whether the accessory is shown in the row in use only.
        public var isShownInUse = false
        /// The width that is reserved for the accessory.
        public var reservedLayoutWidth = CellAccessory.LayoutDimension.standard
        /// Whether a custom view keeps the size that it has as a row's own content.
        public var maintainsFixedSize = false
        /// The accessible name; nil for decoration.
        public var label: String?
        /// Whether the user can activate it.
        public var isActionable: Bool
        /// Whether a vertical line is drawn before the accessory.
        public var showsSeparator = false
        /// Whether activating it uncovers the row's trailing swipe actions.
        public var uncoversActions = false
        /// The background of a button; nil for none.
        public var plate: Plate?
        /// The menu; nil for none.
        public var menu: MenuContent?
        /// Whether activating the accessory opens the menu; otherwise a secondary click, a long press or the menu key
        /// does.
        public var opensMenu = false

        /// Makes an accessory.
        public init(
            id: Int, kind: Kind, isLeading: Bool = false, color: Color? = nil, label: String? = nil,
            isActionable: Bool = false
        ) {
            self.id = id
            self.kind = kind
            self.isLeading = isLeading
            self.color = color
            self.label = label
            self.isActionable = isActionable
        }
    }
}

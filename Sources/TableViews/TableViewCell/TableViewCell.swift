import CollectionViews
import Foundation

/// A row of a table.
///
/// Set a content configuration, and the ``accessoryType`` at its trailing edge:
///
/// ```swift
/// let cell = TableViewCell(style: .subtitle, reuseIdentifier: "peak")
/// var content = cell.defaultContentConfiguration()
/// content.text = "Zugspitze"
/// content.secondaryText = "2962 m"
/// cell.contentConfiguration = content
/// cell.accessoryType = .disclosureIndicator
/// ```
///
/// Without a content configuration, ``textLabel``, ``detailTextLabel`` and ``imageView`` can be set instead.
@preconcurrency @MainActor open class TableViewCell: CollectionViewListCell {
    /// How the texts are arranged.
    let style: CellStyle

    /// The accessory at the row's trailing edge while it isn't edited.
    public var accessoryType: AccessoryType = .none { didSet { updateSystemAccessories() } }

    /// The view at the row's trailing edge while it isn't edited, in place of the accessory of ``accessoryType``.
    public var accessoryView: View? { didSet { updateSystemAccessories() } }

    /// The accessory at the row's trailing edge while it is edited.
    public var editingAccessoryType: AccessoryType = .none { didSet { updateSystemAccessories() } }

    /// How the row looks while it is selected.
    public var selectionStyle: SelectionStyle = .default {
        didSet { if selectionStyle != oldValue { setNeedsDisplay() } }
    }

    /// What editing offers for the row. The table sets it.
    public internal(set) var editingStyle: EditingStyle = .none

    /// Whether the row shows a grip while it is edited, if it can be moved.
    public var showsReorderControl = true { didSet { updateSystemAccessories() } }

    /// The first text; nil while there is a content configuration.
    public var textLabel: TableViewCellLabel? { contentConfiguration == nil ? labels.text : nil }

    /// The second text; nil while there is a content configuration, and in the default style.
    public var detailTextLabel: TableViewCellLabel? {
        contentConfiguration == nil && style != .default ? labels.detail : nil
    }

    /// The picture; nil while there is a content configuration.
    public var imageView: TableViewCellImageView? { contentConfiguration == nil ? labels.image : nil }

    /// Whether the cell's row is selected. The table sets it, by ``setSelected(_:animated:)``.
    open override var isSelected: Bool {
        didSet {
            if isSelected != oldValue, !isSettingState { settingState { setSelected(isSelected, animated: true) } }
        }
    }

    /// Whether the cell is being pressed. The table sets it, by ``setHighlighted(_:animated:)``.
    open override var isHighlighted: Bool {
        didSet {
            if isHighlighted != oldValue, !isSettingState {
                settingState { setHighlighted(isHighlighted, animated: true) }
            }
        }
    }

    /// Called when the row is selected or deselected. Call `super` when you override it.
    open func setSelected(_ selected: Bool, animated: Bool) { settingState { isSelected = selected } }

    /// Called when the row is pressed or let go. Call `super` when you override it.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { settingState { isHighlighted = highlighted } }

    /// Called when editing begins or ends. Call `super` when you override it.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    /// Calls ``setEditing(_:animated:)`` if editing began or ended since the last call.
    func noteEditing() {
        guard isEditing != wasEditing else { return }
        wasEditing = isEditing
        setEditing(isEditing, animated: true)
    }

    private var wasEditing = false

    /// Whether ``setSelected(_:animated:)`` or ``setHighlighted(_:animated:)`` is running, or called by the property's
    /// observer. The observers don't call them again meanwhile.
    private var isSettingState = false

    private func settingState(_ change: () -> Void) {
        let before = isSettingState
        isSettingState = true
        change()
        isSettingState = before
    }

    weak var table: TableView?
    var canMove = false
    var showsSelectionMarks = false
    private lazy var labels = TableViewCellLabels(self)

    /// Makes a cell.
    ///
    /// - Parameters:
    ///   - style: How the texts are arranged.
    ///   - reuseIdentifier: The identifier by which the table finds the cell when it is not in use.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        super.init(frame: .zero)
        self.reuseIdentifier = reuseIdentifier
    }

    /// Makes a cell of the default style, as registered classes are made.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
    }

    /// Archived cells don't exist here: nil.
    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
    }

    /// The configuration that fits the cell's style, without text.
    open override func defaultContentConfiguration() -> ListContentConfiguration {
        switch style {
        case .default: return .cell()
        case .subtitle: return .subtitleCell()
        case .value1: return .valueCell()
        case .value2:
            var content = ListContentConfiguration.valueCell()
            content.textProperties.color = .tintColor
            content.secondaryTextProperties.color = .label
            return content
        }
    }

    open override func makeRowContent() -> RowContent {
        var content = super.makeRowContent()
        if contentConfiguration == nil, labels.isUsed {
            labels.configuration(from: defaultContentConfiguration()).show(in: &content)
        }
        if style == .value2 { content.textColumnWidth = 91 }
        if selectionStyle == .none {
            content.isSelected = false
            content.isHighlightable = false
        }
        return content
    }
}

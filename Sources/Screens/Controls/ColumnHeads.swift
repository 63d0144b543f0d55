/// The headers of the rows' columns. Pressing one sorts by it; pressing it again reverses the order.
///
/// Hosts show it directly above the rows, aligned with their columns. The app sorts, in ``onChange``.
///
/// ```swift
/// let heads = ColumnHeads(label: "Sort by", columns: [.init(title: "Name"), .init(title: "Size", width: 90)])
/// heads.onChange = { column, isDescending in sort(by: column, isDescending) }
/// screen.controls = [heads]
/// ```
public final class ColumnHeads: Control {
    /// One column.
    public struct Column: Hashable, Sendable {
        /// The title.
        public var title: String
        /// The width in points; 0 stands for the space that the others leave.
        public var width: Double
        /// Whether the first press sorts in descending order, as for sizes and dates.
        public var startsDescending: Bool

        /// Makes a column.
        public init(title: String, width: Double = 0, startsDescending: Bool = false) {
            self.title = title
            self.width = width
            self.startsDescending = startsDescending
        }
    }

    /// The columns, in the rows' order.
    public let columns: [Column]
    /// The index of the column that rows are sorted by.
    public private(set) var sortedIndex: Int
    /// Whether the order is descending.
    public private(set) var isDescending: Bool
    private let first: (index: Int, isDescending: Bool)

    /// Called with the index of a column and the order when a user presses a header.
    public var onChange: ((_ index: Int, _ isDescending: Bool) -> Void)?

    /// Makes headers.
    ///
    /// - Parameters:
    ///   - label: The accessible name of the headers.
    ///   - columns: The columns. Without any the program stops.
    ///   - index: The index of the column that rows are sorted by at first. One that doesn't exist stops the program.
    ///   - isDescending: Whether they are in descending order at first.
    ///   - onChange: Called with the index of a column and the order when a user presses a header.
    public init(
        label: String, columns: [Column], sortedBy index: Int = 0, isDescending: Bool = false,
        onChange: ((_ index: Int, _ isDescending: Bool) -> Void)? = nil
    ) {
        if columns.isEmpty {
            fatalError("ColumnHeads(label: \"\(label)\"): there are no columns; pass one or more.")
        }
        guard columns.indices.contains(index) else {
            fatalError(
                "ColumnHeads(label: \"\(label)\"): column \(index) does not exist; "
                    + "pass an index below \(columns.count).")
        }
        self.columns = columns
        first = (index, isDescending)
        (sortedIndex, self.isDescending) = first
        self.onChange = onChange
        super.init(label: label)
    }

    /// Shows another order without calling ``onChange``. An index that doesn't exist stops the program.
    public func sort(by index: Int, isDescending: Bool) {
        guard columns.indices.contains(index) else {
            fatalError(
                "ColumnHeads.sort(by:isDescending:): column \(index) of \"\(label)\" does not exist; "
                    + "pass an index below \(columns.count).")
        }
        guard index != sortedIndex || isDescending != self.isDescending else { return }
        (sortedIndex, self.isDescending) = (index, isDescending)
        invalidate()
    }

    /// Called by hosts when the user pressed a header. An index that doesn't exist is ignored.
    public func userDidPress(_ index: Int) {
        guard isEnabledForVisitor, columns.indices.contains(index) else { return }
        isDescending = index == sortedIndex ? !isDescending : columns[index].startsDescending
        sortedIndex = index
        onChange?(index, isDescending)
        invalidate()
    }

    override var kind: ControlContent.Kind {
        .columnHeads(columns, sortedIndex: sortedIndex, isDescending: isDescending)
    }

    public override func userDid(_ event: ControlEvent) {
        if case .choose(let index) = event { userDidPress(index) }
    }

    override var restorableValue: String? {
        if (sortedIndex, isDescending) == first { return nil }
        return (isDescending ? "-" : "") + columns[sortedIndex].title.lowercased()
    }

    override func restore(_ value: String?) {
        let isDescending = value?.hasPrefix("-") ?? first.isDescending
        let title = value.map { isDescending ? String($0.dropFirst()) : $0 }
        guard isEnabledForVisitor,
            let index = title.map({ title in columns.firstIndex { $0.title.lowercased() == title } }) ?? first.index,
            index != sortedIndex || isDescending != self.isDescending
        else { return }
        (sortedIndex, self.isDescending) = (index, isDescending)
        onChange?(index, isDescending)
        invalidate()
    }
}

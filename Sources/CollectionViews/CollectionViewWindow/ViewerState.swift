import DiffableSnapshots
import Foundation

/// What a viewer shows once it has played a transaction.
struct ViewerState {
    /// The transaction's version.
    var version: Int
    /// The version of the collection view.
    var viewVersion: Int
    var layoutGeneration: Int
    var solution: LayoutSolution
    var rows: [WindowTransaction.RowKey: KnownRow] = [:]
    var lanes: [WindowTransaction.Lane] = []
    /// The sections that the lanes belong to, at the view's version.
    var laneSections: [Int: Int] = [:]
    var count: Int
    var surroundings = WindowTransaction.Surroundings()
    var role: WindowTransaction.Role
    var indexTitles: [String]
    /// The part of the content whose rows are among `rows`.
    var preparedRect: CGRect
    var laneOffsets: [Int: Double] = [:]
    /// The rows that left the viewer recently and still exist. One that comes back keeps its key, so that the viewer
    /// reverses its motion.
    var departed: [LayoutElement: Departure] = [:]

    struct Departure {
        var key: WindowTransaction.RowKey
        /// The version that no longer had the row.
        var version: Int
    }

    struct KnownRow {
        /// At the view's version.
        var element: LayoutElement
        var frame: CGRect
        var lane: Int?
        var pin: WindowTransaction.Pin?
        var position: Int
        var numbers: RowNumbers
        var content: RowContent
    }

    /// The measured height of a row; nil if it is as the layout expected.
    func measuredHeight(of row: KnownRow) -> Double? {
        solution.arranged(row.element).flatMap { solution.heights[$0] }
    }
}

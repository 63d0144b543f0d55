@testable import DiffableSnapshots

// The look-ups with roots that are objects, as tests hold them.
extension OrderForest {
    /// The index of a handle in its tree, whose root this is, and the weight of all before it.
    func place(of handle: Int32, in root: OrderNode) -> (index: Int, weight: Int) {
        place(of: handle, at: path(of: handle), in: .passUnretained(root))
    }

    /// The handle at an index of a tree, which must be in range.
    func handle(at index: Int, in root: OrderNode) -> Int32 { handle(at: index, in: .passUnretained(root)) }

    /// The handle in whose weight the unit number `unit` of the whole tree lies, and which of its units it is.
    func handle(atUnit unit: Int, in root: OrderNode) -> (handle: Int32, rest: Int) {
        handle(atUnit: unit, in: .passUnretained(root))
    }
}

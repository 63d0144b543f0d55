@testable import DiffableSnapshots

// The look-ups with roots that are objects, as tests hold them.
extension OrderForest {
    /// The entry of a handle in a tree, whose root this is, and what all before it add up to.
    func place(of handle: Int32, in root: Node) -> (before: Sum, entry: Entry) {
        place(of: handle, at: path(of: handle), in: .passUnretained(root))
    }

    /// The handle at an index of a tree, which must be in range.
    func handle(at index: Int, in root: Node) -> Int32 { entry(at: index, in: .passUnretained(root)).handle }

    /// All handles of a tree.
    func handles(of root: Node?) -> [Int32] { root.map { $0.handles(in: 0..<$0.count) } ?? [] }
}

import DiffableSnapshots
import Foundation

#if !(canImport(UIKit) || canImport(AppKit))
extension IndexPath {
    /// Makes the path of an item in a section.
    public init(item: Int, section: Int) {
        // Without an array on the way, which takes three times as long.
        self = IndexPath(index: section).appending(item)
    }

    /// Makes the path of a row in a section; a row is an item by another name.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// The index of the section. A path without one stops the program.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The index of the item in its section. A path without one stops the program.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The index of the row in its section; a row is an item by another name.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
#endif

extension IndexPath {
    /// Makes an index path out of a snapshot's item path.
    public init(_ path: ItemPath) {
        self.init(item: path.item, section: path.section)
    }
}

extension ItemPath {
    /// Makes an item path out of an index path; nil when that doesn't name an item in a section.
    public init?(_ path: IndexPath) {
        guard path.count == 2, let section = Int32(exactly: path[0]), let item = Int32(exactly: path[1]),
            section >= 0, item >= 0
        else { return nil }
        self.init(section: Int(section), item: Int(item))
    }
}

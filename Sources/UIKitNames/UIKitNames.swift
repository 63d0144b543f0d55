/// Apple's names for the types of this package, so that code written for UIKit compiles with its import line changed.
///
/// ```swift
/// import UIKitNames  // was: import UIKit
///
/// var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
/// snapshot.appendSections([0])
/// snapshot.appendItems(["Everest", "K2"])
/// ```
///
/// The module holds only these names. As UIKit does, it brings Foundation along.
@_exported import Diffable
@_exported import Foundation

import Dispatch
import Foundation

/// Tells whether the present code runs where the main actor runs.
///
/// The main thread alone would not tell: on Linux an asynchronous `main` gives that thread up, and the main queue is
/// then served by others.
enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread }
}

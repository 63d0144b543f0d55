import Dispatch
import Foundation

/// Tells whether the current code runs on the main actor's queue.
///
/// Checking for the main thread would not do: on Linux an asynchronous `main` gives that thread up, and other threads
/// serve the main queue then.
enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread }
}

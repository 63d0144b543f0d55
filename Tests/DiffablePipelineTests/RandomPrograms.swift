import Foundation

/// How many random programs a test of the plain suite runs; `DIFFABLE_RANDOM_PROGRAMS` raises it.
func numberOfRandomPrograms(_ plain: Int) -> Int {
    max(plain, ProcessInfo.processInfo.environment["DIFFABLE_RANDOM_PROGRAMS"].flatMap(Int.init) ?? 0)
}

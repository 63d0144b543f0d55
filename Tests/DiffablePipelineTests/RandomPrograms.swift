import Foundation

/// How many examples a test tries: a few in the plain suite, all where `DIFFABLE_RANDOM_PROGRAMS` is set.
func examples(_ few: Int, of all: Int) -> Int {
    ProcessInfo.processInfo.environment["DIFFABLE_RANDOM_PROGRAMS"] == nil ? few : all
}

/// How many random programs a test of the plain suite runs; `DIFFABLE_RANDOM_PROGRAMS` raises it.
func numberOfRandomPrograms(_ plain: Int) -> Int {
    max(plain, ProcessInfo.processInfo.environment["DIFFABLE_RANDOM_PROGRAMS"].flatMap(Int.init) ?? 0)
}

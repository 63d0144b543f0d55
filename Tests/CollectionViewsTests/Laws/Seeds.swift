import Foundation

/// The seeds of a random test: a few of them in the plain suite, all where `DIFFABLE_RANDOM_PROGRAMS` is set.
func seeds(_ few: Int, of all: Int) -> Range<Int> {
    0..<(ProcessInfo.processInfo.environment["DIFFABLE_RANDOM_PROGRAMS"] == nil ? few : all)
}

import Dispatch
import Foundation
import Testing

@testable import Gallery

@Suite struct OnDiskTests {
    @Test("Disks that do not answer keep neither tasks nor other work on disks waiting", .timeLimit(.minutes(10)))
    func hangingDisks() async {
        let answer = DispatchSemaphore(value: 0)
        let count = 4 * ProcessInfo.processInfo.activeProcessorCount
        let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
        let hanging = (0..<count).map { _ in
            Task {
                await onDisk {
                    beginning.yield()
                    answer.wait()
                }
            }
        }
        for await _ in begun.prefix(count) {}
        #expect(await Task.detached { 1 }.value == 1)
        #expect(await onDisk { 2 } == 2)
        for _ in hanging { answer.signal() }
        for task in hanging { await task.value }
    }

    @Test("Who cancels a task cancels its work on the disk", .timeLimit(.minutes(10)))
    func cancelling() async {
        let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            await onDisk {
                beginning.yield()
                while !Task.isCancelled { sched_yield() }
                return true
            }
        }
        for await _ in begun.prefix(1) {}
        task.cancel()
        #expect(await task.value)
    }
}

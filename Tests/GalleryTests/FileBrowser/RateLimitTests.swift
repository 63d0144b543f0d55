import Testing

@testable import Gallery

@Suite("What happens ten times a second at most") struct RateLimitTests {
    @Test("happens at once, and then not before a tenth of a second is over") func turns() {
        let (limit, start) = (RateLimit(), ContinuousClock.now)
        let turns = [0, 0, 99, 100, 150, 199, 200, 1000].map { limit.takesTurn(at: start + .milliseconds($0)) }
        #expect(turns == [true, false, false, true, false, false, true, true])
    }
}

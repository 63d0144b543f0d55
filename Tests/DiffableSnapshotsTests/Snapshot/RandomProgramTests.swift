import Testing

@Suite("Random programs agree with the model")
struct RandomProgramTests {
    @Test("over plain numbers")
    func numbers() { runRandomPrograms(Int.self, count: numberOfRandomPrograms(80)) }

    @Test("over a handful of identifiers, where everything meets")
    func handful() { runRandomPrograms(Int.self, count: numberOfRandomPrograms(80), universe: 6, seed: 2) }

    @Test("over strings")
    func strings() { runRandomPrograms(String.self, count: numberOfRandomPrograms(40), seed: 3) }

    @Test("over identifiers that all hash alike")
    func colliders() { runRandomPrograms(Collider.self, count: numberOfRandomPrograms(40), seed: 4) }

    @Test("over identifiers whose raw hash values collide")
    func rawColliders() { runRandomPrograms(RawCollider.self, count: numberOfRandomPrograms(40), seed: 5) }

    @Test("and leave nothing alive behind")
    func lifetimes() {
        let lives = Tracked.Lives()
        Tracked.$lives.withValue(lives) {
            runRandomPrograms(Tracked.self, count: numberOfRandomPrograms(40), seed: 6)
        }
        #expect(lives.count == 0)
    }
}

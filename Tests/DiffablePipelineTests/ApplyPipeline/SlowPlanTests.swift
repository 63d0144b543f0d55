import Testing

/// What tests with plans that are held up, one test after the other: each such plan takes a thread of the pool, which
/// has no more of them than there are processors. Where two tests held up two, none was left to let them go on.
@Suite("Plans that are held up", .serialized)
enum SlowPlanTests {}

/// Which category an emoji belongs to: Unicode's data names emoji but does not sort them into categories, so this
/// table does, by runs of code points. Whatever no run holds is a symbol.
enum EmojiBlocks {
    static func category(of scalar: Unicode.Scalar) -> EmojiCategory {
        runs.first { $0.scalars.contains(scalar.value) }?.category ?? .symbols
    }

    /// Single exceptions come before the long runs that they stand in.
    private static let runs: [(scalars: ClosedRange<UInt32>, category: EmojiCategory)] =
        exceptions + blocks

    private static let exceptions: [(ClosedRange<UInt32>, EmojiCategory)] = [
        (0x1F33D...0x1F33D, .food), (0x1F392...0x1F393, .objects), (0x1F3A0...0x1F3A2, .travel),
        (0x1F3FA...0x1F3FA, .objects), (0x1F488...0x1F488, .travel), (0x1F48C...0x1F48E, .objects),
        (0x1F490...0x1F490, .nature), (0x1F492...0x1F492, .travel), (0x1F4A3...0x1F4A3, .objects),
        (0x1F4A9...0x1F4AA, .smileys), (0x1F507...0x1F517, .objects), (0x1F525...0x1F525, .nature),
        (0x1F526...0x1F52E, .objects), (0x1F54E...0x1F54E, .symbols), (0x1F6AA...0x1F6AA, .objects),
        (0x1F6AB...0x1F6AB, .symbols), (0x1F6AC...0x1F6AC, .objects), (0x1F6AD...0x1F6B1, .symbols),
        (0x1F6B3...0x1F6B3, .symbols), (0x1F6B7...0x1F6BC, .symbols), (0x1F6BD...0x1F6BF, .objects),
        (0x1F6C0...0x1F6C0, .smileys), (0x1F6C1...0x1F6C1, .objects), (0x1F6C2...0x1F6C5, .symbols),
        (0x1F6CC...0x1F6CC, .smileys), (0x1F6D0...0x1F6D0, .symbols), (0x1F6D2...0x1F6D2, .objects),
        (0x1F6DC...0x1F6DC, .symbols), (0x1F90D...0x1F90E, .symbols), (0x1F9AF...0x1F9AF, .objects),
        (0x1F9BA...0x1F9BA, .objects), (0x1F9BC...0x1F9BD, .travel), (0x1F9E0...0x1F9E0, .smileys),
        (0x1F9E1...0x1F9E1, .symbols), (0x1FA75...0x1FA77, .symbols), (0x1FA90...0x1FA90, .nature),
    ]

    private static let blocks: [(ClosedRange<UInt32>, EmojiCategory)] = [
        (0x231A...0x231B, .objects), (0x23F0...0x23F3, .objects), (0x2614...0x2614, .nature),
        (0x2615...0x2615, .food), (0x2693...0x2693, .travel), (0x26A1...0x26A1, .nature),
        (0x26BD...0x26BE, .activities), (0x26C4...0x26C5, .nature), (0x26EA...0x26F2, .travel),
        (0x26F3...0x26F3, .activities), (0x26F5...0x26FD, .travel), (0x270A...0x270B, .smileys),
        (0x2728...0x2728, .nature), (0x2B50...0x2B50, .nature),
        (0x1F004...0x1F0CF, .activities),
        (0x1F300...0x1F32C, .nature), (0x1F32D...0x1F330, .food), (0x1F331...0x1F344, .nature),
        (0x1F345...0x1F37F, .food), (0x1F380...0x1F3DF, .activities), (0x1F3E0...0x1F3F0, .travel),
        (0x1F3F8...0x1F3F9, .activities), (0x1F400...0x1F43F, .nature), (0x1F440...0x1F487, .smileys),
        (0x1F489...0x1F48A, .objects), (0x1F48B...0x1F491, .smileys), (0x1F493...0x1F4A0, .symbols),
        (0x1F4A1...0x1F4A1, .objects), (0x1F4B0...0x1F4FF, .objects), (0x1F54B...0x1F567, .travel),
        (0x1F57A...0x1F596, .smileys), (0x1F5FB...0x1F5FF, .travel), (0x1F600...0x1F64F, .smileys),
        (0x1F680...0x1F6FF, .travel), (0x1F90C...0x1F939, .smileys), (0x1F93A...0x1F94F, .activities),
        (0x1F950...0x1F96F, .food), (0x1F970...0x1F97A, .smileys), (0x1F97B...0x1F97F, .objects),
        (0x1F980...0x1F9AE, .nature), (0x1F9B0...0x1F9BF, .smileys), (0x1F9C0...0x1F9CB, .food),
        (0x1F9CC...0x1F9DF, .smileys), (0x1F9E2...0x1F9FF, .objects), (0x1FA70...0x1FA7C, .objects),
        (0x1FA80...0x1FA8F, .activities), (0x1FA91...0x1FAAF, .objects), (0x1FAB0...0x1FABF, .nature),
        (0x1FAC0...0x1FACD, .smileys), (0x1FACE...0x1FACF, .nature), (0x1FAD0...0x1FADF, .food),
        (0x1FAE0...0x1FAFF, .smileys),
    ]
}

/// Writes a whole number with a comma between groups of three digits.
func grouped(_ number: Int) -> String {
    var groups: [String] = []
    var rest = number.magnitude
    while rest >= 1000 {
        groups.insert(String(String(rest % 1000 + 1000).dropFirst()), at: 0)
        rest /= 1000
    }
    return (number < 0 ? "-" : "") + ([String(rest)] + groups).joined(separator: ",")
}

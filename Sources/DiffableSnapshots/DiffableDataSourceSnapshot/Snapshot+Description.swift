#if !hasFeature(Embedded)
extension DiffableDataSourceSnapshot: CustomStringConvertible {
    /// The sections, each with its first items.
    public var description: String {
        let sections = sectionIdentifiers.prefix(20).map { section in
            let items = itemIdentifiers(inSection: section)
            let rest = items.count > 20 ? ", … \(items.count) in all" : ""
            return "\(section): [\(items.prefix(20).map { "\($0)" }.joined(separator: ", "))\(rest)]"
        }
        let rest = numberOfSections > 20 ? "; … \(numberOfSections) sections in all" : ""
        return "DiffableDataSourceSnapshot(\(sections.joined(separator: "; "))\(rest))"
    }
}
#endif

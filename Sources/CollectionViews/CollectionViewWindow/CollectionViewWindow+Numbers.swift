import DiffableSnapshots

extension CollectionViewWindow {
    /// The numbers of a row in this window.
    func numbers(of element: LayoutElement, in solution: LayoutSolution) -> RowNumbers {
        guard case .item(let path) = element, case .item(let place)? = solution.arranged(element) else {
            guard case .supplementary(let path) = element, role(in: solution) == .grid else { return RowNumbers() }
            return solution.lineAndColumn(of: path)
        }
        var numbers = RowNumbers()
        if role(in: solution) == .grid || solution.patterns[place.section].list == nil {
            numbers = solution.lineAndColumn(of: place)
        }
        if let outline = collectionView.driver?.outline?.outlinePosition(at: .init(path)) {
            numbers.siblingPosition = outline.siblingPosition
            numbers.siblingCount = outline.siblingCount
        }
        return numbers
    }
}

import CollectionViews
import Foundation

extension NavigationItem {
    func titleViewDidChange(from old: View?) {
        old?.host = nil
        titleView?.host = titleHost
        update([(titleView as? SearchBar)?.field], from: [(old as? SearchBar)?.field])
        updateTitleView()
    }

    /// Sets the title to the text of a label in its place.
    func updateTitleView() {
        guard let label = titleView as? LabelView else { return }
        title = label.text ?? label.attributedText?.string ?? ""
    }
}

/// Is told by a title view that its look has changed.
final class TitleHost: View {
    private let onChange: @MainActor () -> Void

    init(onChange: @escaping @MainActor () -> Void) {
        self.onChange = onChange
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func setNeedsDisplay() { onChange() }
}

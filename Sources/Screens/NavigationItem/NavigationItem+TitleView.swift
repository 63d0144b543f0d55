import CollectionViews
import Foundation

extension NavigationItem {
    func titleViewDidChange(from old: View?) {
        old?.host = nil
        titleView?.host = titleHost
        update([(titleView as? SearchBar)?.field], from: [(old as? SearchBar)?.field])
        updateTitleView()
    }

    /// Takes over what a label says.
    func updateTitleView() {
        guard let label = titleView as? LabelView else { return }
        title = label.text ?? label.attributedText?.string ?? ""
    }
}

/// What a view in place of a title tells that it looks otherwise now.
final class TitleHost: View {
    private let onChange: @MainActor () -> Void

    init(onChange: @escaping @MainActor () -> Void) {
        self.onChange = onChange
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func setNeedsDisplay() { onChange() }
}

import Foundation

/// A message in place of missing rows, as the background view of a list:
///
/// ```swift
/// view.backgroundView = items.isEmpty ? ContentUnavailableView(configuration: .search()) : nil
/// ```
@preconcurrency @MainActor open class ContentUnavailableView: View {
    /// What is shown.
    open var configuration: ContentUnavailableConfiguration { didSet { setNeedsDisplay() } }

    /// Makes a view that shows a configuration.
    public init(configuration: ContentUnavailableConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    /// Archived views don't exist here: nil.
    public required init?(coder: NSCoder) { nil }
}

import Foundation

extension WindowTransaction {
    /// What a viewer shows of a view besides its rows.
    public struct Surroundings: Sendable, Equatable {
        /// What stands behind the rows; nil for the page's own.
        public var backgroundColor: Color?
        /// What stands behind the rows besides that.
        public var background: Background?
        /// What a user pulls down; nil when there is none.
        public var refresh: Refresh?
        /// Whether a user can scroll.
        public var isScrollEnabled = true
        /// Whether a bar shows where one is.
        public var showsIndicator = true
        /// Whether scrolling lets go of the field that is typed in.
        public var dismissesKeyboard = false
        /// The colours of the index, if there is one.
        public var indexColors = IndexColors()

        /// What stands behind the rows.
        public enum Background: Sendable, Equatable {
            /// What stands in place of rows that there are not.
            case unavailable(ContentUnavailableConfiguration.Content)
            /// A background and a border.
            case plain(RowContent)
        }

        /// What a user pulls down to have the content brought up to date.
        public struct Refresh: Sendable, Equatable {
            /// Whether that is going on.
            public var isRefreshing: Bool
            /// What stands below the sign; nil for nothing.
            public var title: String?
            /// The colour of the sign; nil for the page's own.
            public var tint: Color?
            /// Where the sign's room starts in the content.
            public var top: Double
            /// How high that room is.
            public var height: Double
        }

        /// What there is when an app says nothing.
        public init() {}
    }
}

extension CollectionViewWindow {
    /// What the viewer should show besides the rows.
    func surroundings(in solution: LayoutSolution) -> WindowTransaction.Surroundings {
        var surroundings = WindowTransaction.Surroundings()
        let view = collectionView
        surroundings.backgroundColor = view.backgroundColor ?? solution.patterns.first?.list?.backgroundColor
        if let unavailable = view.backgroundView as? ContentUnavailableView {
            surroundings.background = .unavailable(unavailable.configuration.content)
        } else if let label = view.backgroundView as? LabelView {
            var configuration = ContentUnavailableConfiguration.empty()
            configuration.secondaryText = label.text
            surroundings.background = .unavailable(configuration.content)
        } else if let background = view.backgroundView {
            var content = RowContent()
            background.showLooks(in: &content)
            surroundings.background = .plain(content)
        }
        if let refresh = view.refreshControl {
            surroundings.refresh = WindowTransaction.Surroundings.Refresh(
                isRefreshing: refresh.isRefreshing, title: refresh.attributedTitle?.string, tint: refresh.tintColor,
                top: view.contentInset.top, height: RefreshControl.height)
        }
        surroundings.isScrollEnabled = view.isScrollEnabled
        surroundings.showsIndicator = view.showsVerticalScrollIndicator
        surroundings.dismissesKeyboard = view.keyboardDismissMode != .none
        surroundings.indexColors = view.indexColors
        return surroundings
    }
}

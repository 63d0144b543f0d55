import Foundation

extension WindowTransaction {
    /// What a viewer shows of a view besides its rows.
    public struct Surroundings: Sendable, Equatable {
        /// The background colour; nil for the page's own.
        public var backgroundColor: Color?
        /// Whether the view shows a plain list, also where that has no rows that would tell.
        public var isPlainList = false
        /// The background view; nil when there is none.
        public var background: Background?
        /// The refresh control; nil when there is none.
        public var refresh: Refresh?
        /// Whether a user can scroll.
        public var isScrollEnabled = true
        /// Whether a scroll indicator is shown.
        public var showsIndicator = true
        /// Whether scrolling ends the editing of a text field.
        public var dismissesKeyboard = false
        /// The colours of the index, if there is one.
        public var indexColors = IndexColors()

        /// A background view.
        public enum Background: Sendable, Equatable {
            /// A message in place of missing rows.
            case unavailable(ContentUnavailableConfiguration.Content)
            /// A background and a border.
            case plain(RowContent)
        }

        /// A refresh control.
        public struct Refresh: Sendable, Equatable {
            /// Whether the content is being refreshed.
            public var isRefreshing: Bool
            /// The text below the spinner; nil for none.
            public var title: String?
            /// The colour of the spinner; nil for the page's own.
            public var tint: Color?
            /// The upper edge of the control in the content.
            public var top: Double
            /// The height of the control.
            public var height: Double
        }

        /// Makes the defaults.
        public init() {}
    }
}

extension CollectionViewWindow {
    /// What the viewer shows besides the rows.
    func surroundings(in solution: LayoutSolution) -> WindowTransaction.Surroundings {
        var surroundings = WindowTransaction.Surroundings()
        let view = collectionView
        surroundings.backgroundColor = view.backgroundColor ?? solution.patterns.first?.list?.backgroundColor
        surroundings.isPlainList = solution.patterns.first?.isPlainList == true
        if let unavailable = view.backgroundView as? ContentUnavailableView {
            surroundings.background = .unavailable(unavailable.configuration.content)
        } else if let label = view.backgroundView as? LabelView {
            var configuration = ContentUnavailableConfiguration.empty()
            configuration.secondaryText = label.text
            surroundings.background = .unavailable(configuration.content)
        } else if let background = view.backgroundView {
            var content = RowContent()
            background.showOwnProperties(in: &content)
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

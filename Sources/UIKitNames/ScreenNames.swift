/// Apple's name for ``NavigationItem``.
public typealias UINavigationItem = NavigationItem
/// Apple's name for ``BarButtonItem``.
public typealias UIBarButtonItem = BarButtonItem
/// Apple's name for ``AlertController``.
public typealias UIAlertController = AlertController
/// Apple's name for ``AlertAction``.
public typealias UIAlertAction = AlertAction
/// Apple's name for ``SheetPresentationController``.
public typealias UISheetPresentationController = SheetPresentationController
/// Apple's name for ``SheetPresentationControllerDelegate``.
public typealias UISheetPresentationControllerDelegate = SheetPresentationControllerDelegate
/// Apple's name for ``SheetPresentationControllerDetentResolutionContext``.
public typealias UISheetPresentationControllerDetentResolutionContext =
    SheetPresentationControllerDetentResolutionContext
/// Apple's name for ``RefreshControl``.
public typealias UIRefreshControl = RefreshControl
/// Apple's name for ``ScrollView``.
public typealias UIScrollView = ScrollView
/// Apple's name for ``ScrollViewDelegate``.
public typealias UIScrollViewDelegate = ScrollViewDelegate
/// Apple's name for ``ContentUnavailableConfiguration``.
public typealias UIContentUnavailableConfiguration = ContentUnavailableConfiguration
/// Apple's name for ``ContentUnavailableView``.
public typealias UIContentUnavailableView = ContentUnavailableView

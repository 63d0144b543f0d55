import Foundation
import Testing
import UIKitNames

/// Code of apps about searches, and about what choices belong to.
@MainActor struct SearchCodeTests {
    @Test("A program chooses a scope, and what is found follows")
    func scope() {
        final class Updater: UISearchResultsUpdating {
            var scopes: [Int] = []
            func updateSearchResults(for searchController: UISearchController) {
                scopes.append(searchController.searchBar.selectedScopeButtonIndex)
            }
        }
        let search = UISearchController(searchResultsController: nil)
        let updater = Updater()
        search.searchResultsUpdater = updater
        search.searchBar.scopeButtonTitles = ["All", "Unread"]
        search.searchBar.showsScopeBar = true
        search.searchBar.selectedScopeButtonIndex = 1
        search.searchBar.selectedScopeButtonIndex = 1
        search.searchBar.selectedScopeButtonIndex = 7
        #expect(search.searchBar.selectedScopeButtonIndex == 1)
        #expect(updater.scopes == [1])
    }

    @Test("A search's delegate hears when it begins and ends, around its updater")
    func searchDelegate() {
        final class Owner: UISearchResultsUpdating, UISearchControllerDelegate {
            var heard: [String] = []
            func updateSearchResults(for searchController: UISearchController) { heard.append("update") }
            func willPresentSearchController(_ searchController: UISearchController) { heard.append("will present") }
            func didPresentSearchController(_ searchController: UISearchController) { heard.append("did present") }
            func didDismissSearchController(_ searchController: UISearchController) { heard.append("did dismiss") }
        }
        let search = UISearchController(searchResultsController: nil)
        let owner = Owner()
        search.searchResultsUpdater = owner
        search.delegate = owner
        search.searchBar.text = "e"
        search.searchBar.text = "ev"
        search.isActive = false
        #expect(owner.heard == ["will present", "update", "did present", "update", "update", "did dismiss"])
    }

    @Test("A search bar shows and hides what stands around its field, and takes and leaves the keys")
    func bar() throws {
        final class Owner: UISearchBarDelegate {
            var isCancelled = false
            func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
                isCancelled = true
                searchBar.resignFirstResponder()
            }
        }
        let (bar, owner) = (UISearchBar(), Owner())
        bar.delegate = owner
        bar.scopeButtonTitles = ["All", "Unread"]
        let search = {
            guard case .search(let search) = bar.field.content.kind else { throw CancellationError() }
            return search
        }
        #expect(try search().scopes.count == 2 && !search().showsCancel && search().focus == nil)
        bar.showsScopeBar = false
        bar.setShowsCancelButton(true, animated: true)
        #expect(try search().scopes.isEmpty && search().showsCancel)
        bar.becomeFirstResponder()
        #expect(try bar.isFirstResponder && search().focus == 1)
        bar.field.userDid(.cancel)
        #expect(try owner.isCancelled && !bar.isFirstResponder && search().focus == -2)
    }

    @Test("Ending all that is typed on a screen leaves its search field, and other views never have the keys")
    func endEditing() {
        let controller = UITableViewController(style: .plain)
        #expect(!controller.tableView.endEditing(true), "nothing to leave")
        let search = UISearchController(searchResultsController: nil)
        controller.navigationItem.searchController = search
        for view in [controller.tableView, controller.view!, controller.collectionView] as [UIView] {
            search.searchBar.becomeFirstResponder()
            #expect(search.searchBar.isFirstResponder && search.searchBar.canBecomeFirstResponder)
            #expect(view.endEditing(true) && !search.searchBar.isFirstResponder)
        }
        search.searchBar.becomeFirstResponder()
        #expect(search.searchBar.endEditing(false) && !search.searchBar.isFirstResponder)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        #expect(!cell.canBecomeFirstResponder && !cell.becomeFirstResponder() && !cell.isFirstResponder)
        #expect(cell.resignFirstResponder() && !cell.endEditing(true))
    }

    @Test("A controller takes the keys from its search field if it says that it can, and loses them to the field")
    func controller() {
        final class Player: UITableViewController {
            override var canBecomeFirstResponder: Bool { true }
        }
        let plain = UITableViewController(style: .plain)
        #expect(!plain.canBecomeFirstResponder && !plain.becomeFirstResponder() && !plain.isFirstResponder)
        #expect(plain.resignFirstResponder())
        let player = Player(style: .plain)
        let search = UISearchController(searchResultsController: nil)
        player.navigationItem.searchController = search
        search.searchBar.becomeFirstResponder()
        #expect(player.becomeFirstResponder() && player.isFirstResponder && !search.searchBar.isFirstResponder)
        search.searchBar.becomeFirstResponder()
        #expect(!player.isFirstResponder)
        #expect(player.becomeFirstResponder() && player.isFirstResponder && !search.searchBar.isFirstResponder)
        #expect(player.resignFirstResponder() && !player.isFirstResponder)
    }

    @Test("A list of choices may say what it belongs to; an alert belongs to nothing")
    func popover() {
        let view = UIView()
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.popoverPresentationController?.sourceView = view
        sheet.popoverPresentationController?.sourceRect = view.bounds
        sheet.popoverPresentationController?.permittedArrowDirections = [.up, .down]
        #expect(sheet.popoverPresentationController?.sourceView === view)
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        #expect(alert.popoverPresentationController == nil)
    }
}

import UIKitNames

/// A settings screen as apps of the years before strict concurrency wrote it.
class SettingsViewController: UITableViewController, UITableViewDataSourcePrefetching {
    enum Row: Int, CaseIterable {
        case wifi, sound, about
    }

    var isOn = false
    var opened: [String] = []
    var prefetched = 0
    let store = SettingsStore()

    override init(style: UITableView.Style) {
        super.init(style: style)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        self.title = "Settings"
        self.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        self.tableView.prefetchDataSource = self
        self.tableView.keyboardDismissMode = .onDrag
        self.tableView.refreshControl = UIRefreshControl()
        self.store.table = self.tableView
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return Row.allCases.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.numberOfLines = 2
        cell.textLabel?.font = UIFont.boldSystemFont(ofSize: 17)
        switch Row(rawValue: indexPath.row)! {
        case .wifi:
            cell.textLabel?.text = "Wi-Fi"
            let toggle = UISwitch()
            toggle.isOn = isOn
            toggle.addAction(
                UIAction { [weak self] action in
                    self?.isOn = (action.sender as! UISwitch).isOn
                }, for: .valueChanged)
            cell.accessoryView = toggle
        case .sound:
            cell.textLabel?.text = "Sound"
            cell.accessoryView = UIImageView(image: UIImage(systemName: "bell.fill"))
        case .about:
            cell.textLabel?.text = "About"
            cell.accessoryView = nil
            cell.accessoryType = .disclosureIndicator
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = UIView()
        view.backgroundColor = .systemTeal
        return view
    }

    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        return 24
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        opened.append(String(describing: Row(rawValue: indexPath.row)!))
        tableView.deselectRow(at: indexPath, animated: true)
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        prefetched += indexPaths.count
    }
}

/// A class without isolation, that calls into a table all the same.
class SettingsStore {
    weak var table: UITableView?

    func settingsDidChange() {
        self.table?.reloadData()
    }
}

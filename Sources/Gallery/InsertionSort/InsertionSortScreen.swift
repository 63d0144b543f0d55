import Diffable

/// Insertion Sort, the third demo of WWDC19 session 220: rows of swatches are sorted while you look, and each step
/// starts from what is shown.
@MainActor final class InsertionSortScreen: Screen {
    static let rowCount = 10

    /// How many swatches a row has: half of them where there is little room, so that each is still a swatch.
    var columnCount: Int { isCollapsed ? 14 : 28 }

    enum Speed: Int, CaseIterable {
        case slow, medium, fast

        var pause: Duration {
            switch self {
            case .slow: .milliseconds(700)
            case .medium: .milliseconds(300)
            case .fast: .milliseconds(90)
            }
        }
    }

    let startButton = Button(label: "Start", isProminent: true)
    let resetButton = Button(label: "Shuffle")
    let speedControl = SegmentedControl(label: "Speed", segments: ["Slow", "Medium", "Fast"], selectedIndex: 1)
    /// Every step that was sorted: the slider looks back, and forward to what nobody has sorted yet.
    let replay = Replay<InsertionSortArray, InsertionSortArray.Node>()
    var dataSource: CollectionViewDiffableDataSource<InsertionSortArray, InsertionSortArray.Node>!

    private var sorting: Task<Void, Never>?
    private var rows: [Int: InsertionSortArray] = [:]
    /// What the swatches were shuffled with.
    private(set) var seed: UInt32 = 0

    var isSorting: Bool { sorting != nil }

    private let wait: @Sendable (Duration) async -> Void

    /// - Parameter wait: What passes the time between two steps.
    init(wait: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }) {
        self.wait = wait
        super.init(title: "Insertion Sort", collectionView: CollectionView())
        collectionView.collectionViewLayout = makeLayout()
        configureControls()
        configureDataSource()
        reset()
    }

    isolated deinit {
        sorting?.cancel()
    }

    func configureControls() {
        startButton.action = { [weak self] in self?.startOrPause() }
        resetButton.image = .symbol("shuffle")
        resetButton.showsLabelBesideImage = true
        resetButton.action = { [weak self] in self?.reset() }
        replay.slider.onChange = { [weak self] step in
            self?.stop()
            self?.show(step: Int(step))
        }
        replay.play = { [weak self] in self?.play($0) }
        replay.onChange = { [weak self] in self?.showState() }
        controls = [startButton, resetButton, speedControl, replay.slider]
    }

    func configureDataSource() {
        let registration = CollectionView.CellRegistration<CollectionViewCell, InsertionSortArray.Node> {
            cell, _, node in
            var content = RowContent()
            content.style = .swatch
            content.accessibilityLabel = "Swatch \(node.value + 1)"
            content.isSelectable = false
            cell.contentConfiguration = content
            var background = BackgroundConfiguration()
            background.backgroundColor = node.color
            background.cornerRadius = 6
            cell.backgroundConfiguration = background
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, node in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: node)
        }
    }

    override func setCollapsed(_ isCollapsed: Bool) {
        super.setCollapsed(isCollapsed)
        // What was begun is sorted to its end as it is.
        if !isSorting, replay.count == 0 { reset(seed: seed) }
    }

    override var restorableState: [String: String] {
        var state = super.restorableState
        state["seed"] = Self.text(ofSeed: seed)
        if replay.shownStep > 0 {
            state["step"] = String(replay.shownStep)
            state["steps"] = String(replay.plannedCount)
        }
        return state
    }

    override func restore(_ state: [String: String]) {
        super.restore(state)
        goTo(seed: state["seed"], step: state["step"], of: state["steps"])
    }

    /// Fills all rows anew, in an order that is random but for its seed.
    func reset(seed: UInt32 = .random(in: 0 ... .max)) {
        stop()
        self.seed = seed
        collectionView.animationDuration = 0.3
        var generator = SeededGenerator(seed: UInt64(seed))
        var snapshot = DiffableDataSourceSnapshot<InsertionSortArray, InsertionSortArray.Node>()
        for row in 0..<Self.rowCount {
            let array = InsertionSortArray(identifier: row, count: columnCount, using: &generator)
            rows[row] = array
            snapshot.appendSections([array])
            snapshot.appendItems(array.values)
        }
        dataSource.apply(snapshot)
        replay.reset()
        replay.plannedCount = rows.values.map(\.remainingStepCount).max() ?? 0
    }

    /// What is sorted is shuffled and sorted again: there is always something that the button does.
    func startOrPause() {
        if isSorted { reset() }
        if isSorting {
            stop()
            showState()
        } else {
            start()
        }
    }

    func start() {
        sorting = Task { [weak self, wait] in
            while let pause = self?.speed.pause, !Task.isCancelled {
                guard self?.performSortStep() == true else { break }
                await wait(pause)
            }
            guard !Task.isCancelled else { return }
            self?.stop()
            self?.showState()
        }
        showState()
    }

    func stop() {
        sorting?.cancel()
        sorting = nil
    }

    /// Sorts every row one step further; false when all are sorted.
    @discardableResult func performSortStep() -> Bool {
        // What was sorted already is played again…
        if replay.isLookingBack {
            replay.show(step: replay.shownStep + 1)
            return true
        }

        // …then it goes on from what is shown:
        let before = dataSource.snapshot()
        var snapshot = before
        var isChanged = false

        // each row that is not sorted yet is sorted by one step…
        for section in snapshot.sectionIdentifiers {
            var array = rows[section.identifier] ?? section
            guard !array.isSorted else { continue }
            array.sortNext()
            rows[section.identifier] = array
            snapshot.deleteItems(array.values)
            snapshot.appendItems(array.values, toSection: section)
            isChanged = true
        }
        guard isChanged else { return false }

        // …and that is shown.
        collectionView.animationDuration = min(0.3, speed.pause / .seconds(1))
        dataSource.apply(snapshot)
        replay.record(Changeset(from: before, to: snapshot))
        return true
    }

    private func play(_ changeset: Changeset<InsertionSortArray, InsertionSortArray.Node>) {
        collectionView.animationDuration = isSorting ? min(0.3, speed.pause / .seconds(1)) : 0.3
        dataSource.apply(changeset)
    }

    var speed: Speed { Speed(rawValue: speedControl.selectedIndex) ?? .medium }

    /// How many swatches stand in a row now.
    private var shownColumnCount: Int { rows[0]?.values.count ?? columnCount }

    var isSorted: Bool { !replay.isLookingBack && rows.values.allSatisfy(\.isSorted) }

    private func showState() {
        let step = replay.shownStep
        startButton.label = isSorting ? "Pause" : isSorted ? "Sort Again" : step == 0 ? "Start" : "Continue"
        startButton.image = .symbol(isSorting ? "pause.fill" : isSorted ? "arrow.clockwise" : "play.fill")
        if isSorted {
            status = "Sorted in \(replay.count) steps"
        } else {
            status = step == 1 ? "1 step" : "\(step) steps"
        }
    }

    /// One row of swatches for each section; together they fill the screen, if it is large enough.
    private func makeLayout() -> CollectionViewCompositionalLayout {
        let configuration = CollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 6
        return CollectionViewCompositionalLayout(
            sectionProvider: { [weak self] index, environment in
                let rowCount = Self.rowCount
                let room = environment.container.effectiveContentSize.height - 32 - Double(rowCount - 1) * 6
                let height = max(28, (room / Double(rowCount)).rounded(.down))
                let item = CollectionLayoutItem(
                    layoutSize: CollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                let group = CollectionLayoutGroup.horizontal(
                    layoutSize: CollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
                    repeatingSubitem: item, count: self?.shownColumnCount ?? 1)
                group.interItemSpacing = .fixed(4)
                let section = CollectionLayoutSection(group: group)
                let margin = environment.pageMargin
                section.contentInsets = DirectionalEdgeInsets(
                    top: index == 0 ? 12 : 0, leading: margin, bottom: index == rowCount - 1 ? 20 : 0,
                    trailing: margin)
                return section
            }, configuration: configuration)
    }
}

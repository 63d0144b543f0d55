import Diffable

/// What holds for as long as one folder is shown; the next one begins with a value of its own.
struct FolderVisit {
    /// Whether entries of the directory itself are still to come.
    var isOpening = true
    /// The folders that are read, and whose rows are on their way to the view.
    var comingFolders: Set<FileIdentity> = []
    /// Whether it is said that the directory itself can't be read, in place of its entries.
    var hasFailed = false
    /// What is to be selected once the folder is read.
    var awaitedSelection: FileBrowserScreen.AwaitedSelection?
    /// Which folder it is, whatever its name; nil for the outermost one.
    var rootIdentity: EntryIdentity?
    /// What a filter opens is kept apart from what was open before.
    var filteredExpansion: ExpansionStore<FilePath>?
    /// Whether what a filter finds, in folders that nobody opened too, is still to come.
    var isFilterComing = false
    /// What is to be scrolled to once a filter is gone.
    var itemToReveal: FileIdentity?
    /// The folders that were read for a search alone.
    var searchedFolders: Set<FileIdentity> = []
    /// The folders that are read again just now, those that changed meanwhile, and those that wait for changes to end.
    var refreshing: Set<UInt32> = []
    var changedAgain: Set<UInt32> = []
    var heldRefreshes: Set<UInt32> = []
    /// The name of the folder that was made last, until its row is shown.
    var awaitedFolder: [UInt8]?
    /// Where entries came, or came back, that are selected once they are shown.
    var awaitedPlaces: [EntryPlace] = []
    /// Why entries could not be moved, for their rows.
    var moveFailures: [FileIdentity: FileMove.Failure] = [:]
}

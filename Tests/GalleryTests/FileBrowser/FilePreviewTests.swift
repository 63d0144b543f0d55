import CollectionViews
import Foundation
import Screens
import Testing

@testable import Gallery

@MainActor @Suite("Previews of files")
struct FilePreviewTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func preview(_ name: String) -> FilePreviewScreen {
        let browser = FileBrowserScreen(directory: directory.path, memory: FolderMemory(), offersElsewhere: false)
        let folder = FolderPlace(root: directory.path)
        return FilePreviewScreen(EntryPlace(folder: folder, name: Array(name.utf8)), in: browser)
    }

    @Test("While a picture is read its place is shown, and of another file that it is on its way")
    func waiting() {
        directory.makeFile("photo.png")
        directory.makeFile("notes")
        let picture = preview("photo.png")
        #expect(picture.collectionView.numberOfSections == 2 && picture.contentUnavailableConfiguration == nil)
        #expect(picture.collectionView.numberOfItems(inSection: 1) == 3, "what will be known of it has its lines")
        let notes = preview("notes")
        #expect(notes.collectionView.numberOfSections == 0)
        #expect(notes.contentUnavailableConfiguration?.content.isLoading == true)
        let gone = preview("gone.png")
        #expect(gone.collectionView.numberOfSections == 2)
    }
}

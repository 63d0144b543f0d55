import Foundation
import PackagePlugin

/// Puts the files of a target's folder `Web` into the program, so that a copied binary needs nothing beside it; and the
/// programs of its folder `Catalogue`, which show themselves.
@main struct EmbedWebFiles: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folders = ["Web": "WebAssets", "Catalogue": "CatalogueSources"]
        return try folders.sorted { $0.key < $1.key }.compactMap { folder, type in
            let url = target.directoryURL.appending(path: folder)
            guard FileManager.default.fileExists(atPath: url.path) else { return nil }
            let files = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
                .filter { !$0.lastPathComponent.hasPrefix(".") }
                .sorted { $0.path < $1.path }
            let output = context.pluginWorkDirectoryURL.appending(path: "\(type).swift")
            return .buildCommand(
                displayName: "Embedding the files of \(folder)",
                executable: try context.tool(named: "EmbedWeb").url,
                arguments: [output.path] + files.map(\.path),
                inputFiles: files,
                outputFiles: [output])
        }
    }
}

import Foundation
import FoundationXML

/// A project or workspace of Xcode in a folder.
enum XcodeContainer {
  /// Returns the projects of a folder: those of its workspace, or the project in the folder itself.
  static func projects(in folder: URL) throws(PackageRunnerError) -> [URL] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    let workspaces = names.filter { $0.hasSuffix(".xcworkspace") }
    if let name = workspaces.first {
      guard workspaces.count == 1 else {
        throw several(workspaces, in: folder)
      }
      let found = try projects(ofWorkspace: folder.appendingPathComponent(name))
      if !found.isEmpty { return found }
    }
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }
    guard projects.count <= 1 else { throw several(projects, in: folder) }
    return projects.map { folder.appendingPathComponent($0) }
  }

  private static func several(_ names: [String], in folder: URL) -> PackageRunnerError {
    PackageRunnerError(
      message: "There are several projects in \(folder.path): \(names.joined(separator: ", ")).",
      advice: "Go to a folder with one of them.")
  }

  /// Returns the projects that a workspace lists; those of CocoaPods are omitted.
  static func projects(ofWorkspace file: URL) throws(PackageRunnerError) -> [URL] {
    let contents = file.appendingPathComponent("contents.xcworkspacedata")
    guard let data = try? Data(contentsOf: contents) else {
      throw PackageRunnerError(
        message: "The file \(contents.path) could not be read.",
        advice: "Check that the workspace is complete.")
    }
    let reader = WorkspaceReader(folder: file.deletingLastPathComponent())
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse() else {
      throw PackageRunnerError(
        message: "The file \(contents.path) is no workspace of Xcode.",
        advice: "Open it in Xcode, or resolve what a merge has left in it.")
    }
    return reader.files.filter {
      $0.pathExtension == "xcodeproj" && $0.lastPathComponent != "Pods.xcodeproj"
    }
  }
}

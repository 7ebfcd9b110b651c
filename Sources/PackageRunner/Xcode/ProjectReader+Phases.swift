import Foundation

extension ProjectReader {
  /// Adds what a build phase says to a target.
  mutating func add(_ phase: ProjectObjects.Object, to target: inout XcodeTarget) {
    switch phase.isa {
    case "PBXSourcesBuildPhase":
      for file in objects.objects("files", of: phase) { add(source: file, to: &target) }
    case "PBXResourcesBuildPhase":
      for file in objects.objects("files", of: phase) { add(resource: file, to: &target) }
    // Dependencies and products say what is linked; frameworks are part of the program here.
    case "PBXFrameworksBuildPhase", "PBXHeadersBuildPhase": break
    case "PBXCopyFilesBuildPhase":
      // 10 is the folder of frameworks.
      guard phase["dstSubfolderSpec"] != "10" else { break }
      let name = phase["name"] ?? "Copy Files"
      addIssue("The phase \"\(name)\" of the target \(target.name) is not run.")
    case "PBXShellScriptBuildPhase":
      let name = phase["name"] ?? "Run Script"
      addIssue("The script \"\(name)\" of the target \(target.name) is not run.")
    default: addIssue("The phase \(phase.isa) of the target \(target.name) is not supported.")
    }
  }

  private mutating func add(source file: ProjectObjects.Object, to target: inout XcodeTarget) {
    guard let id = file["fileRef"], let reference = objects.object(id) else { return }
    // A table of strings or a model that several files make up.
    if reference.isa == "PBXVariantGroup" { return add(resource: file, to: &target) }
    guard let url = places.url(id) else { return }
    add(source: url, to: &target)
  }

  mutating func add(source url: URL, to target: inout XcodeTarget) {
    switch url.pathExtension {
    case "swift": target.sources.append(url)
    case "storyboard", "xib", "strings", "stringsdict":
      target.resources.append(XcodeResource(url))
    case "m", "mm", "c", "cpp", "cc":
      addIssue("\(places.name(of: url)) is no Swift source, and is left out.")
    case "xcdatamodeld", "xcdatamodel":
      addIssue("\(places.name(of: url)) is left out: there is no Core Data.")
    default: addIssue("\(places.name(of: url)) is no source that is supported, and is left out.")
    }
  }

  private mutating func add(resource file: ProjectObjects.Object, to target: inout XcodeTarget) {
    guard let id = file["fileRef"], let reference = objects.object(id) else { return }
    guard reference.isa == "PBXVariantGroup" else {
      if let url = places.url(id) { add(resource: url, to: &target) }
      return
    }
    for child in reference.list("children") {
      if let url = places.url(child) { target.resources.append(XcodeResource(url)) }
    }
  }

  mutating func add(resource url: URL, to target: inout XcodeTarget) {
    guard FileManager.default.fileExists(atPath: url.path) else {
      addIssue("\(places.name(of: url)), a resource of \(target.name), is missing.")
      return
    }
    if url.pathExtension == "xcstrings" {
      return addIssue("\(places.name(of: url)) is left out: string catalogs are not supported.")
    }
    target.resources.append(XcodeResource(url))
  }

  // MARK: Folders

  /// Adds the files of a folder that the project follows (Xcode 16).
  mutating func add(synchronized group: ProjectObjects.Object, to target: inout XcodeTarget) {
    guard let folder = places.url(group.id) else { return }
    var left: Set<String> = []
    for exceptions in objects.objects("exceptions", of: group) {
      let paths = exceptions.list("membershipExceptions")
      if exceptions["target"] == target.id {
        left.formUnion(paths)
      } else if !paths.isEmpty {
        addIssue(
          "Files that another target takes from \(places.name(of: folder)) are left out of it: "
            + paths.joined(separator: ", ") + ".")
      }
    }
    let walker = FileManager.default.enumerator(atPath: folder.path)
    var paths: [String] = []
    while let path = walker?.nextObject() as? String {
      let url = folder.appendingPathComponent(path)
      if left.contains(path) || url.lastPathComponent.hasPrefix(".") {
        walker?.skipDescendants()
        continue
      }
      if Self.bundles.contains(url.pathExtension) {
        walker?.skipDescendants()
        paths.append(path)
        continue
      }
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      if !isFolder.boolValue { paths.append(path) }
    }
    for path in paths.sorted() { add(folder.appendingPathComponent(path), in: path, to: &target) }
  }

  /// The folders that are one file to Xcode.
  private static let bundles: Set<String> = [
    "xcassets", "xcdatamodeld", "docc", "bundle", "playground",
  ]

  private mutating func add(_ url: URL, in path: String, to target: inout XcodeTarget) {
    switch url.pathExtension {
    case "swift", "m", "mm", "c", "cpp", "cc", "xcdatamodeld": add(source: url, to: &target)
    case "h", "md", "docc", "playground", "entitlements", "xcconfig", "xctestplan": break
    default: add(resource: url, to: &target)
    }
  }
}

import Foundation

/// The locations of the files of a project, which follow from the groups that contain them.
struct FilePlaces {
  private var urls: [String: URL] = [:]
  private let folder: URL

  init(_ objects: ProjectObjects, folder: URL) {
    self.folder = folder
    let root = folder.appendingPathComponent(objects.root["projectDirPath"] ?? "")
    if let group = objects.object(objects.root["mainGroup"]) {
      add(group, in: root, objects, root: root)
    }
  }

  private mutating func add(
    _ object: ProjectObjects.Object, in parent: URL, _ objects: ProjectObjects, root: URL
  ) {
    let path = object["path"] ?? ""
    let url: URL
    switch object["sourceTree"] {
    case "<absolute>": url = URL(fileURLWithPath: path)
    case "SOURCE_ROOT": url = root.appendingPathComponent(path)
    // Files that Xcode provides or builds.
    case "SDKROOT", "DEVELOPER_DIR", "BUILT_PRODUCTS_DIR": return
    default: url = path.isEmpty ? parent : parent.appendingPathComponent(path)
    }
    urls[object.id] = url.standardizedFileURL
    for child in objects.objects("children", of: object) {
      add(child, in: url, objects, root: root)
    }
  }

  /// Returns the location of a file reference; `nil` if it does not refer to a file of the project.
  func url(_ id: String) -> URL? { urls[id] }

  /// Returns the path of a file relative to the project's folder, or its absolute path if it is outside.
  func name(of url: URL) -> String {
    url.path.hasPrefix(folder.path + "/")
      ? String(url.path.dropFirst(folder.path.count + 1)) : url.path
  }
}

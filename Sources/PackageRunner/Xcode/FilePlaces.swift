import Foundation

/// Where the files of a project are, by the groups that contain them.
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
    // What Xcode itself brings or makes.
    case "SDKROOT", "DEVELOPER_DIR", "BUILT_PRODUCTS_DIR": return
    default: url = path.isEmpty ? parent : parent.appendingPathComponent(path)
    }
    urls[object.id] = url.standardizedFileURL
    for child in objects.objects("children", of: object) {
      add(child, in: url, objects, root: root)
    }
  }

  /// Returns the place of a reference; `nil` of one that is no file of the project.
  func url(_ id: String) -> URL? { urls[id] }

  /// Returns the path of a file from the project's folder.
  func name(of url: URL) -> String {
    url.path.hasPrefix(folder.path + "/")
      ? String(url.path.dropFirst(folder.path.count + 1)) : url.path
  }
}

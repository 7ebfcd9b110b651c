import Foundation

/// Finds the Swift files of a target as SwiftPM does.
struct TargetSources {
  /// The package's folder.
  let package: String

  /// The target.
  let target: PackageManifest.Target

  /// The folders in which SwiftPM searches for a target's folder.
  private var parents: [String] {
    target.type == "test"
      ? ["Tests", "Sources", "Source", "src", "srcs"]
      : target.type == "plugin" ? ["Plugins"] : ["Sources", "Source", "src", "srcs"]
  }

  /// The target's folder.
  var folder: String? {
    if let path = target.path { return path == "." ? package : "\(package)/\(path)" }
    let candidates = parents.flatMap { ["\(package)/\($0)/\(target.name)"] }
    if let found = candidates.first(where: isFolder) { return found }
    // A package with a single target may have its sources directly in Sources.
    return parents.map { "\(package)/\($0)" }.first(where: isFolder)
  }

  /// The paths of the files, sorted.
  var files: [String] {
    guard let folder else { return [] }
    let excluded = target.exclude.map { "\(folder)/\($0)" }
    let included = target.sources?.map { $0 == "." ? folder : "\(folder)/\($0)" }
    let walker = FileManager.default.enumerator(atPath: folder)
    var found: [String] = []
    while let name = walker?.nextObject() as? String {
      if name.hasPrefix(".") || name.contains("/.") || !name.hasSuffix(".swift") { continue }
      let path = "\(folder)/\(name)"
      if excluded.contains(where: { isBelow(path, $0) }) { continue }
      if let included, !included.contains(where: { isBelow(path, $0) }) { continue }
      found.append(URL(fileURLWithPath: path).standardizedFileURL.path)
    }
    return found.sorted()
  }

  private func isBelow(_ path: String, _ other: String) -> Bool {
    let folder = other.hasSuffix("/") ? String(other.dropLast()) : other
    return path == folder || path.hasPrefix(folder + "/")
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

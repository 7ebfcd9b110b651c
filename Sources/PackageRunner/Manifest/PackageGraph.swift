import Foundation

/// A package and the packages that it depends on.
struct PackageGraph: Codable {
  /// The packages in dependency order, with the user's own last.
  var packages: [Package]

  /// A package with its folder and manifest.
  struct Package: Codable {
    var folder: String
    var manifest: PackageManifest

    /// Whether it is this package.
    var isFanlight: Bool { manifest.targets.contains { $0.name == "UIKit" } }
  }

  /// Whether the package builds UIKit itself, as a dependency.
  var hasFanlight: Bool { packages.contains(where: \.isFanlight) }

  /// Reads the graph, which is cached while the manifests do not change.
  ///
  /// - Parameters:
  ///   - folder: The user's package.
  ///   - scratch: The folder of the build.
  static func read(
    _ folder: URL, scratch: URL
  ) throws(PackageRunnerError) -> PackageGraph {
    let kept = scratch.appendingPathComponent("packages.json")
    let key = Fingerprint.text(
      of: ["Package.swift", "Package.resolved"].map { name in
        let file = folder.appendingPathComponent(name)
        return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      }.joined(separator: "\n--\n") + UserCache.toolchain(ProcessInfo.processInfo.environment))
    if let data = try? Data(contentsOf: kept),
      let last = try? JSONDecoder().decode(Kept.self, from: data), last.key == key,
      last.graph.packages.allSatisfy({ FileManager.default.fileExists(atPath: $0.folder) })
    {
      return last.graph
    }
    let graph = try query(folder, scratch: scratch)
    if let data = try? JSONEncoder().encode(Kept(key: key, graph: graph)) {
      try? FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
      try? data.write(to: kept, options: .atomic)
    }
    return graph
  }

  private struct Kept: Codable {
    var key: String
    var graph: PackageGraph
  }

  // MARK: SwiftPM

  /// A package in the output of `swift package show-dependencies`.
  private struct Node: Decodable {
    var path: String
    var dependencies: [Node]
  }

  private static func query(_ folder: URL, scratch: URL) throws(PackageRunnerError) -> PackageGraph
  {
    let root = try manifest(of: folder.path)
    var folders = [folder.path]
    let tree = try Tool.swift.output(of: [
      "package", "--package-path", folder.path, "--scratch-path", scratch.path, "show-dependencies",
      "--format", "json",
    ])
    if tree.status == 0, let node = decode(Node.self, tree.output) {
      folders = order(node)
    }
    var packages: [Package] = []
    for path in folders where path != folder.path {
      packages.append(Package(folder: path, manifest: try manifest(of: path)))
    }
    packages.append(Package(folder: folder.path, manifest: root))
    return PackageGraph(packages: packages)
  }

  private static func manifest(of folder: String) throws(PackageRunnerError) -> PackageManifest {
    let dump = try Tool.swift.output(of: ["package", "--package-path", folder, "dump-package"])
    guard dump.status == 0, let manifest = decode(PackageManifest.self, dump.output) else {
      throw PackageRunnerError(
        message: "The manifest of the package in \(folder) could not be read.",
        advice: "See what swift package dump-package says there.")
    }
    return manifest
  }

  /// Decodes JSON, which may follow messages of SwiftPM about fetching.
  private static func decode<Value: Decodable>(_ type: Value.Type, _ text: String) -> Value? {
    guard let start = text.firstIndex(of: "{") else { return nil }
    return try? JSONDecoder().decode(type, from: Data(text[start...].utf8))
  }

  private static func order(_ node: Node) -> [String] {
    var folders: [String] = []
    for dependency in node.dependencies {
      for path in order(dependency) where !folders.contains(path) { folders.append(path) }
    }
    return folders + [node.path]
  }
}

import Foundation

/// The repository's folder, manifest and sources, for tests of their structure.
struct House {
  /// The repository's folder.
  let root: URL

  init() {
    root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  /// The rows of the table in docs/architecture.md: each target with the targets it may import.
  func table() throws -> [String: Row] {
    let page = try String(
      contentsOf: root.appendingPathComponent("docs/architecture.md"), encoding: .utf8)
    var rows: [String: Row] = [:]
    for line in page.split(separator: "\n") where line.hasPrefix("|") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, let floor = Int(cells[0]) else { continue }
      let name = cells[1].trimmingCharacters(in: ["`"])
      let imports = cells[3].split(separator: "`").map(String.init)
        .filter {
          !$0.contains(",") && $0 != "-" && !$0.trimmingCharacters(in: .whitespaces).isEmpty
        }
      rows[name] = Row(floor: floor, imports: Set(imports))
    }
    return rows
  }

  /// A row of the table.
  struct Row {
    /// The floor, 0 at the bottom.
    var floor: Int
    /// The targets it may import.
    var imports: Set<String>
  }

  /// A file's path in the repository.
  func path(of file: URL) -> String {
    String(file.path.dropFirst(root.path.count + 1))
  }

  /// Every Swift file below a folder.
  func swiftFiles(below folder: String) -> [URL] {
    let walker = FileManager.default.enumerator(
      at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    var files: [URL] = []
    while let url = walker?.nextObject() as? URL {
      if url.pathExtension == "swift" { files.append(url) }
    }
    return files
  }

  /// The modules that a source text imports, without submodules and scopes.
  func imports(of text: String) -> Set<String> {
    var modules: Set<String> = []
    let kinds: Set<String> = [
      "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
    ]
    for line in text.split(separator: "\n") {
      var words = line.split(separator: " ").map(String.init)
      if words.first?.hasPrefix("//") == true { continue }
      guard let keyword = words.firstIndex(of: "import"), keyword <= 2 else { continue }
      words.removeSubrange(...keyword)
      if let kind = words.first, kinds.contains(kind) { words.removeFirst() }
      if let module = words.first?.split(separator: ".").first { modules.insert(String(module)) }
    }
    return modules
  }

  /// The targets of the manifest with the targets of this package that each depends on.
  func manifest() throws -> [String: Set<String>] {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("fanlight-architecture-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", root.path, "--scratch-path", scratch.path,
      "dump-package",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Manifest.self, from: data).dependencies
  }
}

/// What `swift package dump-package` prints, as far as the house needs it.
private struct Manifest: Decodable {
  var targets: [Target]

  struct Target: Decodable {
    var name: String
    var type: String
    var dependencies: [Dependency]
  }

  /// A dependency by name; a product of another package has no `byName`.
  struct Dependency: Decodable {
    var byName: [String?]?

    enum CodingKeys: CodingKey { case byName }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard container.contains(.byName) else { return }
      var list = try container.nestedUnkeyedContainer(forKey: .byName)
      byName = [try list.decode(String.self)]
    }
  }

  var dependencies: [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for target in targets where target.type != "test" {
      result[target.name] = Set(target.dependencies.compactMap { $0.byName?.first ?? nil })
    }
    return result
  }
}

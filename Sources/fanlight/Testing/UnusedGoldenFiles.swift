import Foundation

/// The golden files of a package that no test of a run compared or recorded (testing.md 6).
struct UnusedGoldenFiles {
  /// The files, sorted by path.
  let files: [URL]

  /// Finds the golden files of a run's package that its tests did not use.
  init(of run: TestRun) {
    let package = run.words.packagePath ?? FileManager.default.currentDirectoryPath
    self.init(below: URL(fileURLWithPath: package), usedIn: run.reports)
  }

  /// Finds the golden files below a folder that are not listed in the report folders of the test processes.
  init(below package: URL, usedIn reports: URL) {
    let used = Self.usedFiles(in: reports)
    files = Self.goldenFiles(below: package).filter { !used.contains($0.path) }
      .sorted { $0.path < $1.path }
  }

  /// Lists or deletes the files.
  ///
  /// - Parameters:
  ///   - mode: Whether to list or delete the files.
  ///   - hasFailed: Whether a test failed, in which case nothing is deleted.
  /// - Returns: The exit status: 1 if unused files remain, 2 if one cannot be deleted, otherwise 0.
  func prune(_ mode: PruneMode, hasFailed: Bool) -> Int32 {
    guard !files.isEmpty else {
      Console.print("Every golden file has its test.")
      return 0
    }
    for file in files { Console.print(file.path) }
    let count = files.count == 1 ? "1 golden file" : "\(files.count) golden files"
    guard mode == .delete, !hasFailed else {
      Console.print(
        mode == .list
          ? "\(count) without a test; fanlight test --prune delete deletes them."
          : "\(count) without a test; nothing is deleted, as a test failed.")
      return 1
    }
    var status: Int32 = 0
    for file in files {
      do {
        try FileManager.default.removeItem(at: file)
      } catch {
        Console.printError(
          "\(file.path) could not be deleted: \(error.localizedDescription).", advice: "")
        status = 2
      }
    }
    Console.print("\(count) deleted.")
    return status
  }

  private static func usedFiles(in reports: URL) -> Set<String> {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: reports.path)) ?? []
    return Set(
      folders.flatMap { folder -> [String] in
        let file = reports.appendingPathComponent(folder).appendingPathComponent("golden-files.txt")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init)
      })
  }

  /// Returns the files in `__Snapshots__/<suite>/fanlight`, except the actual and difference files of failed
  /// comparisons.
  private static func goldenFiles(below package: URL) -> [URL] {
    let root = package.standardizedFileURL
    guard let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    else { return [] }
    var files: [URL] = []
    for case let file as URL in found {
      let file = file.standardizedFileURL
      if [".build", ".git"].contains(file.lastPathComponent) {
        found.skipDescendants()
        continue
      }
      let folders = file.deletingLastPathComponent().pathComponents.suffix(3)
      let words = file.lastPathComponent.split(separator: ".").dropFirst()
      guard folders.first == "__Snapshots__", folders.last == "fanlight",
        !words.contains("actual"), !words.contains("difference"), !file.hasDirectoryPath
      else { continue }
      files.append(file)
    }
    return files
  }
}

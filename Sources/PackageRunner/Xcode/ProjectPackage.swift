package import Foundation

/// The package that is created from an Xcode project: a manifest and links to the sources.
package struct ProjectPackage {
  /// The project.
  package let project: XcodeProject
  /// The package's folder, `.build/fanlight/project` beside the project.
  package let folder: URL

  /// Finds the project of a folder and writes its package; `nil` if there is none.
  ///
  /// - Parameter note: Called with each feature of the project that is not supported.
  package static func find(
    in folder: URL, note: (String) -> Void
  ) throws(PackageRunnerError) -> ProjectPackage? {
    let files = try XcodeContainer.projects(in: folder)
    guard let first = files.first else { return nil }
    var project = try ProjectReader.read(first)
    for file in files.dropFirst() { project.merge(try ProjectReader.read(file)) }
    for issue in project.issues { note("\(project.name): \(issue)") }
    for line in ResourceCheck(project).lines { note(line) }
    let package = ProjectPackage(
      project: project, folder: folder.appendingPathComponent(".build/fanlight/project"))
    try package.write()
    return package
  }

  /// Writes the package; files that are up to date keep their modification dates.
  package func write() throws(PackageRunnerError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let manifest = folder.appendingPathComponent("Package.swift")
      let text = ProjectManifest(project).text
      if (try? String(contentsOf: manifest, encoding: .utf8)) != text {
        try text.write(to: manifest, atomically: true, encoding: .utf8)
      }
      for target in project.targets { try link(target) }
    } catch {
      throw PackageRunnerError(
        message: "The folder \(folder.path) could not be written: \(error.localizedDescription).",
        advice: "Check that you may write beside the project.")
    }
  }

  /// Links the sources of a target, each at its path from the project's folder.
  private func link(_ target: XcodeTarget) throws {
    let place = folder.appendingPathComponent(target.module)
    var links: [String: URL] = [:]
    for source in target.sources { links[path(of: source)] = source }
    try LinkFolder(place).update(links)
  }

  private func path(of source: URL) -> String {
    let base = project.folder.path + "/"
    guard source.path.hasPrefix(base) else {
      return "_outside/" + source.path.split(separator: "/").joined(separator: "/")
    }
    return String(source.path.dropFirst(base.count))
  }
}

extension XcodeProject {
  /// Adds the targets and packages of another project of the workspace.
  mutating func merge(_ other: XcodeProject) {
    targets += other.targets
    packages.merge(other.packages) { own, _ in own }
    issues += other.issues
  }
}

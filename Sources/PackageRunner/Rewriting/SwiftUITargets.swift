/// The targets of a package that import SwiftUI, which Linux lacks, and the targets that do not depend on them.
struct SwiftUITargets {
  /// The numbers of files that import SwiftUI, by target.
  private(set) var files: [String: Int] = [:]

  /// The targets in which no file imports SwiftUI, and none of the targets that they depend on.
  private(set) var others: [String] = []

  /// Reads the sources of a package's targets.
  init(_ package: PackageGraph.Package) {
    let targets = package.manifest.targets.filter(\.isCompiled)
    for target in targets {
      let sources = TargetSources(package: package.folder, target: target).files
      let count = sources.count { FrameworkImports(of: $0).needsSwiftUI }
      if count > 0 { files[target.name] = count }
    }
    var stopped = Set(files.keys)
    var count = -1
    while count != stopped.count {
      count = stopped.count
      for target in targets where target.dependencies.contains(where: { stopped.contains($0.name) })
      {
        stopped.insert(target.name)
      }
    }
    others = targets.filter { !stopped.contains($0.name) && $0.type != "test" }.map(\.name)
  }

  /// A sentence about the files that import SwiftUI, whose declarations that use it are omitted; `nil` if no file
  /// imports SwiftUI.
  var note: String? {
    guard !files.isEmpty else { return nil }
    let count = files.values.reduce(0, +)
    let targets = files.keys.sorted().map { "\($0): \(files[$0, default: 0])" }
    return
      "Linux has no SwiftUI, which \(count) \(count == 1 ? "file imports" : "files import") "
      + "(\(targets.joined(separator: ", "))); their declarations that use it are left out"
  }
}

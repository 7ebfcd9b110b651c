/// A package that a project depends on.
package enum XcodePackage: Equatable {
  /// A package in a folder.
  case local(path: String)
  /// A package of a repository, with the version requirement as a manifest spells it, such as `from: "1.0.0"`.
  case remote(url: String, requirement: String)

  /// The identity of the package in SwiftPM: the last component of its path or URL.
  package var identity: String {
    switch self {
    case .local(let path): Self.last(path)
    case .remote(let url, _): Self.last(url)
    }
  }

  private static func last(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased()
  }
}

package import Foundation

/// A mapping from a URL to the folder of the repository that a server serves at it.
package struct SourceMapping: Sendable, Hashable {
  /// The URL, whose path ends with a slash.
  package let url: URL
  /// The folder, relative to the repository.
  package let folder: String

  /// Creates a mapping from a string such as "http://localhost:8080/=site"; `nil` if the string has another form.
  package init?(_ text: String) {
    guard let mark = text.lastIndex(of: "="),
      case let folder = String(text[text.index(after: mark)...]),
      !folder.isEmpty, let url = URL(string: String(text[..<mark])), url.scheme != nil,
      url.host?.isEmpty == false
    else { return nil }
    self.url = url.path.hasSuffix("/") ? url : url.appendingPathComponent("", isDirectory: true)
    self.folder = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
  }

  /// Returns the path of the file at a URL below the mapping's URL; `nil` for other URLs.
  package func file(of address: URL) -> String? {
    let root = url.path.hasSuffix("/") ? url.path : url.path + "/"
    let path = address.path.isEmpty ? "/" : address.path
    guard address.scheme?.lowercased() == url.scheme?.lowercased(),
      address.host?.lowercased() == url.host?.lowercased(), address.port == url.port,
      path.hasPrefix(root) || path + "/" == root,
      !path.split(separator: "/").contains("..")
    else { return nil }
    return folder + path.dropFirst(root.count)
  }
}

extension Report {
  /// Returns the report with the source files of its pages and style sheets.
  ///
  /// As servers of static sites do, a URL is also looked up as `index.html` below it and, unless it ends with
  /// a slash, with the extension `.html`.
  ///
  /// - Parameters:
  ///   - mappings: The mappings from URLs to folders; the first one with an existing file is used.
  ///   - exists: Returns whether there is a file at a path.
  package func locatingSources(
    _ mappings: [SourceMapping], exists: (String) -> Bool
  ) -> Report {
    guard !mappings.isEmpty else { return self }
    func file(of address: URL) -> String? {
      let candidates = mappings.compactMap { $0.file(of: address) }.flatMap { path -> [String] in
        let folder = path.isEmpty || path.hasSuffix("/") ? path : path + "/"
        return (path.isEmpty || path.hasSuffix("/") ? [] : [path, path + ".html"])
          + [folder + "index.html"]
      }
      return candidates.first(where: exists)
    }
    var report = self
    var pages: [String: URL] = [:]
    for index in report.subjects.indices {
      guard let address = report.subjects[index].address.flatMap({ URL(string: $0) }) else {
        continue
      }
      pages[report.subjects[index].id] = address
      if report.subjects[index].file == nil { report.subjects[index].file = file(of: address) }
    }
    for index in report.findings.indices {
      guard let source = report.findings[index].cause?.source,
        let page = pages[report.findings[index].subject], !page.isFileURL,
        // A source on the page's own server is a path relative to the server's root.
        let address = URL(string: source.contains("://") ? source : "/" + source, relativeTo: page),
        let found = file(of: address.absoluteURL)
      else { continue }
      report.findings[index].cause?.source = found
    }
    return report
  }
}

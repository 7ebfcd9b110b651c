import EngineSupport
import Foundation
import WebEngine

/// Restricts the local files that the page may load to those of one directory that are not hidden.
///
/// WebKitGTK lets a local document load every file. A content rule list, which WebKit applies to each
/// request, allows only those below the directory.
@PageActor
final class FileAccess {
  private static let identifier = "fanlight-files"
  private var directory: URL?
  private unowned let page: any PageContext

  init(page: any PageContext) {
    self.page = page
  }

  /// Lets the page load the files of a directory.
  func allow(_ directory: URL, scriptsMayRead: Bool) async throws(WebEngineError) {
    try await page.call("Page.setSettings", ["scriptsMayReadFiles": .bool(scriptsMayRead)])
    guard directory != self.directory else { return }
    if self.directory != nil {
      try await page.call("Page.removeContentRules", ["identifier": .string(Self.identifier)])
      self.directory = nil
    }
    try await page.call(
      "Page.addContentRules",
      ["identifier": .string(Self.identifier), "rules": .string(Self.rules(for: directory))])
    self.directory = directory
  }

  /// Returns the content rule list in the format of an app's on iOS.
  nonisolated static func rules(for directory: URL) -> String {
    var prefix = directory.standardizedFileURL.absoluteString
    // The directory may be a file, which is then the only one that the page may load.
    if directory.hasDirectoryPath, !prefix.hasSuffix("/") { prefix += "/" }
    func rule(_ filter: String, _ action: JSON) -> JSON {
      [
        "trigger": ["url-filter": .string(filter), "url-filter-is-case-sensitive": true],
        "action": ["type": action],
      ]
    }
    let rules: JSON = [
      rule("^file:", "block"), rule("^" + escaped(prefix), "ignore-previous-rules"),
      rule("^" + escaped(prefix) + ".*/\\.[^/.]", "block"),
      rule("^" + escaped(prefix) + "\\.[^/.]", "block"),
    ]
    return rules.text
  }

  /// Returns a regular expression that matches a string literally.
  private nonisolated static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\^$.|?*+()[]{}".contains(character) { result += "\\" }
      result.append(character)
    }
  }
}

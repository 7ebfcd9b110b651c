import Foundation
import Testing

/// A page of the corpus with the findings that it must have (docs/spec/audit.md 9).
struct CorpusCase: CustomTestStringConvertible, Sendable {
  /// The contents of the page's file of expectations.
  struct Expectation: Decodable, Sendable {
    /// A finding.
    struct Finding: Decodable, Sendable {
      /// The rule's identifier.
      var rule: String
      /// "certain" or "review".
      var certainty: String
      /// The element's selector.
      var selector: String
      /// The hosts in which the element has the finding.
      var hosts: [String]
      /// The orientations in which the element has the finding.
      var orientations: [String]
    }

    /// A sentence that describes the page.
    var about: String
    /// The hosts.
    var hosts: [String]
    /// The names of the devices.
    var devices: [String]
    /// The orientations.
    var orientations: [String]
    /// The bars of the app; `nil` for a navigation bar and a toolbar.
    var bars: [String]?
    /// The reason for a modelled viewport that differs from the measured one; `nil` if they agree.
    var viewportIssue: String?
    /// All findings.
    var findings: [Finding]
  }

  /// The page's file.
  var page: URL
  /// The expected findings.
  var expectation: Expectation

  /// The name, such as "corner-clip/ok-inset".
  var name: String {
    page.deletingLastPathComponent().lastPathComponent + "/"
      + page.deletingPathExtension().lastPathComponent
  }

  /// The folder in the corpus: a rule's, or "wild".
  var folder: String {
    let parent = page.deletingLastPathComponent()
    let above = parent.deletingLastPathComponent().lastPathComponent
    return above == Self.folder.lastPathComponent ? parent.lastPathComponent : above
  }

  /// A Boolean value that indicates whether one of its devices is an iPad.
  var isOnPad: Bool { expectation.devices.contains { $0.contains("iPad") } }

  /// A Boolean value that indicates whether the page has fields, which the audit focuses.
  var hasFields: Bool {
    get throws {
      try String(contentsOf: page, encoding: .utf8)
        .contains(#/<(?:input|textarea|select)|contenteditable/#)
    }
  }

  var testDescription: String { name }

  /// The folder of the corpus.
  static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Pages")
  }

  /// Every page of the corpus with expectations, by name.
  static let all: [CorpusCase] = {
    let files =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL } ?? []
    return files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }.map { file in
      do {
        let data = try Data(contentsOf: file)
        return CorpusCase(
          page: file.deletingPathExtension().appendingPathExtension("html"),
          expectation: try JSONDecoder().decode(Expectation.self, from: data))
      } catch {
        fatalError("\(file.path) holds no expectations: \(error)")
      }
    }
  }()
}

package import AuditRules
package import Foundation
package import PageHosts
import Reporting

/// A file of accepted findings (audit.md 7).
package struct BaselineFile: Sendable {
  /// The URL of the file.
  package let url: URL
  /// The accepted findings.
  package private(set) var baseline: Baseline

  /// The structure of the file's JSON.
  private struct Contents: Decodable {
    var version: Int
    var findings: [Baseline.Entry]
  }

  /// Reads a file.
  ///
  /// - Parameter mayBeMissing: Whether a missing file is an empty baseline, as for a baseline that is about
  ///   to be written.
  /// - Throws: ``PageHosts/ShotFailure`` if the file cannot be read or is not a baseline.
  package init(reading url: URL, mayBeMissing: Bool = false) throws(ShotFailure) {
    self.url = url
    if mayBeMissing, !FileManager.default.fileExists(atPath: url.path) {
      baseline = Baseline()
      return
    }
    let name = url.lastPathComponent.printable
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw ShotFailure(
        "The baseline \(name) could not be read: \(SystemReason.text(of: error)).",
        advice: "Name one that --update-baseline has written.")
    }
    do {
      let contents = try JSONDecoder().decode(Contents.self, from: data)
      guard contents.version == 1 else {
        throw ShotFailure(
          "The baseline \(name) has version \(contents.version); this program reads version 1.",
          advice: "Update fanlight.")
      }
      baseline = Baseline(entries: contents.findings)
    } catch let failure as ShotFailure {
      throw failure
    } catch {
      throw ShotFailure(
        "\(name) is no baseline.", advice: "Name one that --update-baseline has written.")
    }
  }

  /// Accepts the certain findings of the audited pages in place of their earlier entries, keeping notes.
  ///
  /// - Parameter subjects: The pages that were audited; entries of other pages stay.
  /// - Throws: ``PageHosts/ShotFailure`` if the file cannot be written.
  package mutating func update(
    with findings: [Finding], of subjects: Set<String>, on day: String
  ) throws(ShotFailure) {
    baseline = baseline.updated(with: findings, on: day, subjects: subjects)
    do {
      try WholeFile.write(Data((json.text + "\n").utf8), to: url)
    } catch {
      throw ShotFailure(
        "The baseline \(url.lastPathComponent.printable) could not be written: "
          + "\(SystemReason.text(of: error)).",
        advice: "Name a file in a folder that you may write to.")
    }
  }

  private var json: JSONText {
    .object([
      .init("version", .number(1)),
      .init(
        "findings",
        .array(
          baseline.entries.map { entry in
            let optional = [("note", entry.note), ("until", entry.until)]
            return .object(
              [
                .init("fingerprint", .string(entry.fingerprint)),
                .init("rule", .string(entry.rule)), .init("page", .string(entry.page)),
                .init("selector", .string(entry.selector)),
              ] + optional.compactMap { key, value in value.map { .init(key, .string($0)) } })
          })),
    ])
  }
}

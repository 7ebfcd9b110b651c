package import Foundation
import Mustache

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A report as an HTML page that makes no network requests and is readable without its script.
package struct HTMLReport {
  /// The maximum number of findings that the page shows; the others are counted.
  package static let findingLimit = 2000

  let report: Report
  let index: ReportIndex
  private let png: (Report.Picture) -> Data?
  let templates: HTMLTemplates
  /// The ids of pictures that findings, comparisons or several shots show.
  ///
  /// The page has them as SVG images, which `<use>` can show repeatedly.
  let shared: Set<String>
  /// The ids of pictures whose data is missing; the page shows a placeholder and lists a failure for each.
  package let missing: Set<String>
  /// The files of pictures that are reduced to one pixel per point, by id.
  private let reduced: [String: Data]
  /// The ids of the pictures in separate files, because the page's size is limited.
  let external: Set<String>
  /// The folder of the separate files, relative to the page.
  let externalFolder: String
  /// The number of pictures in separate files.
  package var externalCount: Int { external.count }
  /// The number of pictures that are reduced to one pixel per point.
  package var reducedCount: Int { reduced.count }

  /// Creates the page of a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - sizeLimit: The maximum number of bytes of pictures in the page, in base64. Beyond it, pictures that no
  ///     finding and no comparison shows are reduced to one pixel per point; pictures that still do not fit are
  ///     written to separate files, those first.
  ///   - externalFolder: The folder of the separate files, relative to the page.
  ///   - reduce: Returns a PNG file in which each square of pixels with the given side is one pixel; `nil` if the
  ///     file cannot be reduced.
  ///   - png: Returns the data of a picture; `nil` if it is missing.
  /// - Throws: An error if a template cannot be parsed.
  package init(
    _ report: Report, sizeLimit: Int = .max, externalFolder: String = "data",
    reduce: (_ png: Data, _ side: Int) -> Data? = { _, _ in nil },
    png: @escaping (Report.Picture) -> Data?
  ) throws {
    var report = report.limited(toFindings: Self.findingLimit)
    report.pictures.removeAll { !Report.Picture.isID($0.id) }
    let index = ReportIndex(report)
    let uses = Dictionary(
      report.shots.compactMap { $0.picture.map { ($0, 1) } }, uniquingKeysWith: +)
    let pictures = { (comparison: Report.Comparison) in
      [comparison.expected, comparison.actual, comparison.difference].compactMap { $0 }
    }
    let needed = Set(
      report.findings.compactMap { $0.worst?.picture }
        + report.comparisons.filter { $0.result != .same }.flatMap(pictures))
    shared = needed.union(report.comparisons.flatMap(pictures))
      .union(uses.filter { $0.value > 1 }.keys)
    let sizes = Dictionary(
      uniqueKeysWithValues: shared.union(uses.keys).map { id in
        (id, index.pictures[id].flatMap { png($0)?.count })
      })
    missing = Set(sizes.filter { $0.value == nil }.keys)
    let budget = HTMLPictureBudget(limit: sizeLimit, sizes: sizes.compactMapValues { $0 })
    let scales = Dictionary(
      report.shots.compactMap { shot in
        shot.picture.map { id in
          (id, Int((index.screens[shot.screen]?.scale ?? shot.scale ?? 1).rounded()))
        }
      }, uniquingKeysWith: min)
    let placement = budget.placement(needed: needed) { id in
      guard let scale = scales[id], scale > 1 else { return nil }
      return index.pictures[id].flatMap(png).flatMap { reduce($0, scale) }
    }
    (reduced, external) = (placement.reduced, placement.external)
    for place in report.pictures.indices {
      guard let smaller = reduced[report.pictures[place].id] else { continue }
      let size = PNGSize(smaller)
      (report.pictures[place].width, report.pictures[place].height) = (size.width, size.height)
    }
    self.externalFolder = externalFolder
    report.failures += missing.sorted().map { id in
      .init(
        what: "read", message: "The picture \(id) is missing.",
        advice: "Provide the report's folder data/.")
    }
    self.report = report
    self.index = ReportIndex(report)
    self.png = png
    templates = try HTMLTemplates()
  }

  /// Returns the data of a picture as the page shows it; `nil` if it is missing.
  func data(of picture: Report.Picture) -> Data? { reduced[picture.id] ?? png(picture) }

  /// Returns whether a picture is reduced to one pixel per point.
  func isReduced(_ id: String) -> Bool { reduced[id] != nil }

  /// Writes the page to a stream, with at most one picture in memory at a time.
  package func write(to output: inout some TextOutputStream) throws {
    output.write(head)
    writeFindings(to: &output)
    writeComparisons(to: &output)
    writeFailures(to: &output)
    writeFilmstrip(to: &output)
    output.write("</main>\n")
    writeStore(to: &output)
    output.write("<footer><p>\(HTMLText.escaped(footer))</p></footer>\n")
    output.write("<script type=\"application/json\" id=\"data\">")
    output.write(HTMLText.script(try report.json.line))
    output.write("</script>\n<script>\(HTMLTemplates.script)</script>\n</body>\n</html>\n")
  }

  /// Writes the page to a file atomically, with the separate files of its pictures.
  ///
  /// - Throws: ``ReportError`` with the path and the reason.
  package func write(to file: URL) throws {
    let temporary = file.deletingLastPathComponent()
      .appendingPathComponent(".\(file.lastPathComponent).\(UInt64.random(in: 0 ... .max))")
    do {
      try Data().write(to: temporary)
      var output = FileOutput(handle: try FileHandle(forWritingTo: temporary))
      try write(to: &output)
      try output.close()
      try writeExternalPictures(
        to: file.deletingLastPathComponent().appendingPathComponent(externalFolder))
      guard rename(temporary.path, file.path) == 0 else {
        throw CocoaError(.fileWriteUnknown)
      }
    } catch {
      try? FileManager.default.removeItem(at: temporary)
      throw ReportError(
        "\(file.path) could not be written: \(error.localizedDescription).",
        advice: "Check that the folder may be written to and that the disk has space.")
    }
  }

  /// Writes the separate files of pictures.
  private func writeExternalPictures(to folder: URL) throws {
    guard !external.isEmpty else { return }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for id in external.sorted() {
      guard let picture = index.pictures[id], let data = png(picture) else { continue }
      try data.write(to: folder.appendingPathComponent("\(id).png"), options: .atomic)
    }
  }

  /// Returns the URL of a picture: a data URL, or the path of its separate file.
  func source(of picture: Report.Picture, _ png: Data) -> String {
    external.contains(picture.id)
      ? "\(HTMLLink.encoded(externalFolder))/\(picture.id).png"
      : "data:image/png;base64,\(png.base64EncodedString())"
  }

  private var heading: String {
    switch report.run.kind {
    case .audit: "Audit"
    case .shot: "Pictures"
    case .gallery: "Gallery"
    case .tests: "Tests"
    }
  }

  private var head: String {
    let bars = [
      report.run.complete ? nil : "The run ended early; the report has the results so far.",
      report.run.absent?.sentence(report.run.units),
    ].compactMap { $0 }
    var run = [
      FindingText.count(report.summary.subjects, "subject"),
      FindingText.count(report.summary.screens, "screen"),
    ]
    if let engine = report.engine { run.append("\(engine.name) \(engine.version)") }
    if let started = report.run.started { run.append(started) }
    if let seconds = report.run.seconds { run.append("\(FindingText.number(seconds)) s") }
    return templates.head.render([
      "styleHash": HTMLTemplates.styleHash, "scriptHash": HTMLTemplates.scriptHash,
      "external": !external.isEmpty, "style": HTMLTemplates.style,
      "title": "\(heading): \(report.summary.sentence)",
      "tool": "\(report.tool.name) \(report.tool.version)", "heading": heading,
      "run": run.joined(separator: " · "), "bars": bars + (report.run.warnings ?? []),
      "counts": counts,
    ])
  }

  private var counts: [[String: Any]] {
    let summary = report.summary
    var counts: [(kind: String, name: String, number: Int)] = Report.Severity.allCases
      .map { ($0.rawValue, $0.rawValue, summary.findings[$0]) }
    counts.append(("review", summary.reviews == 1 ? "review" : "reviews", summary.reviews))
    if summary.accepted > 0 { counts.append(("accepted", "accepted", summary.accepted)) }
    if summary.stale > 0 { counts.append(("stale", "stale", summary.stale)) }
    if let resolved = summary.resolved { counts.append(("resolved", "resolved", resolved)) }
    if !report.comparisons.isEmpty {
      let results = summary.comparisons
      counts.append(("different", "different", results.different))
      for (name, number) in [
        ("missing", results.missing), ("unreadable", results.unreadable),
        ("recorded", results.recorded), ("same", results.same),
      ] where number > 0 {
        counts.append((name, name, number))
      }
    }
    counts.append(
      ("failures", summary.failures == 1 ? "failure" : "failures", summary.failures))
    if let unlisted = summary.unlisted { counts.append(("unlisted", "not listed", unlisted)) }
    return counts.map { count in
      ["kind": count.kind, "name": count.name, "number": count.number, "none": count.number == 0]
    }
  }

  private var footer: String {
    var parts = ["Written by \(report.tool.name) \(report.tool.version)"]
    if let engine = report.engine {
      let sandbox = engine.sandbox.map { ", sandbox \($0)" } ?? ""
      parts.append("pages shown by \(engine.name) \(engine.version)\(sandbox)")
    }
    if let arguments = report.run.arguments {
      parts.append("fanlight \(arguments.joined(separator: " "))")
    }
    return parts.joined(separator: " · ")
  }
}

/// A buffered output stream to a file.
private struct FileOutput: TextOutputStream {
  private let handle: FileHandle
  private var buffer = Data()
  private var failure: (any Error)?

  init(handle: FileHandle) {
    self.handle = handle
  }

  mutating func write(_ string: String) {
    buffer.append(contentsOf: string.utf8)
    if buffer.count > 1 << 20 { flush() }
  }

  /// Writes the remaining buffer and closes the file.
  ///
  /// - Throws: The first error of all writes.
  mutating func close() throws {
    flush()
    if let failure { throw failure }
    try handle.close()
  }

  /// Writes the buffer to the file, and records the first error, because `write(_:)` cannot throw.
  private mutating func flush() {
    guard failure == nil else { return }
    do {
      try handle.write(contentsOf: buffer)
    } catch {
      failure = error
    }
    buffer = Data()
  }
}

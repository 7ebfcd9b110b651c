package import Foundation
import Mustache

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A report as one HTML page that makes no request, and can be read without its script.
package struct HTMLReport {
  /// How many findings the page shows; the rest is counted.
  package static let findingLimit = 2000

  let report: Report
  let index: ReportIndex
  private let png: (Report.Picture) -> Data?
  let templates: HTMLTemplates
  /// The pictures that findings and comparisons show; they are SVG, so that they can be shown twice.
  let shared: Set<String>
  /// The ids of pictures whose bytes are missing; each is a plate, and a failure of the page.
  package let missing: Set<String>
  /// The smaller files of pictures that are shown with one pixel per point, by their ids.
  private let reduced: [String: Data]
  /// The pictures that are beyond the page's size, and stand in files beside it.
  let external: Set<String>
  /// The folder of these files, relative to the page.
  let externalFolder: String
  /// How many pictures stand in files beside the page.
  package var externalCount: Int { external.count }
  /// How many pictures are shown with one pixel per point.
  package var reducedCount: Int { reduced.count }

  /// Creates the page of a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - sizeLimit: The most bytes of pictures in the page, in base64. Beyond it, pictures that no finding and
  ///     no comparison shows are reduced to one pixel per point; what still does not fit goes into files beside
  ///     the page, starting with those.
  ///   - externalFolder: The folder of these files, relative to the page.
  ///   - reduce: Returns a PNG file with one pixel for squares of pixels with this side; `nil` if it cannot.
  ///   - png: Returns the bytes of a picture; `nil` if they are missing.
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
        advice: "Give the report its folder data/.")
    }
    self.report = report
    self.index = ReportIndex(report)
    self.png = png
    templates = try HTMLTemplates()
  }

  /// Returns the bytes of a picture as the page shows it; `nil` if they are missing.
  func data(of picture: Report.Picture) -> Data? { reduced[picture.id] ?? png(picture) }

  /// Whether a picture is shown with one pixel per point.
  func isReduced(_ id: String) -> Bool { reduced[id] != nil }

  /// Writes the page as a stream, so that no more than one picture is in memory.
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

  /// Writes the page to a file by a temporary file that is renamed.
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

  /// Writes the pictures that stand in files beside the page.
  private func writeExternalPictures(to folder: URL) throws {
    guard !external.isEmpty else { return }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for id in external.sorted() {
      guard let picture = index.pictures[id], let data = png(picture) else { continue }
      try data.write(to: folder.appendingPathComponent("\(id).png"), options: .atomic)
    }
  }

  /// The address of a picture: its bytes, or its file beside the page.
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
      report.run.complete ? nil : "The run ended early; the report has what was done until then.",
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

/// A file that text is written to.
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

  /// Writes what is left and closes the file.
  mutating func close() throws {
    flush()
    if let failure { throw failure }
    try handle.close()
  }

  /// A stream cannot throw, so the first failure is kept.
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

package import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder with a report: `report.json`, or `events.jsonl` of a run that has not ended, and
/// pictures in `data/`.
///
/// Several processes may add pictures to one folder; files are written atomically.
package struct ReportFolder: Sendable {
  /// The URL of the folder.
  package let url: URL

  /// Creates a report folder for a URL; the folder need not exist.
  package init(_ url: URL) {
    self.url = url
  }

  /// The URL of the file with the complete report.
  package var reportFile: URL { url.appendingPathComponent("report.json") }
  /// The URL of the file with the events.
  package var eventsFile: URL { url.appendingPathComponent("events.jsonl") }

  /// Creates the folder and its subfolder for pictures.
  ///
  /// - Throws: ``ReportError`` with the path and the reason.
  package func create() throws {
    try writing(url) {
      try FileManager.default.createDirectory(
        at: url.appendingPathComponent("data"), withIntermediateDirectories: true)
    }
  }

  /// Writes a PNG file into the folder and returns its entry.
  ///
  /// A picture that exists already is not written again.
  ///
  /// - Throws: ``ReportError`` if the file cannot be written or a different picture has the same id.
  package func add(png: Data, width: Int, height: Int) throws -> Report.Picture {
    let picture = Report.Picture(png: png, width: width, height: height)
    try add(png, as: picture)
    return picture
  }

  /// Writes the file of an entry atomically.
  ///
  /// - Throws: ``ReportError`` if the file cannot be written or a different picture has the same id.
  package func add(_ png: Data, as picture: Report.Picture) throws {
    let file = url.appendingPathComponent("data/\(picture.id).png")
    if let existing = try? Data(contentsOf: file), Report.Picture.id(of: existing) == picture.id {
      guard existing == png else {
        throw ReportError(
          "Two pictures have the id \(picture.id).", advice: "Write reports to another folder.")
      }
      return
    }
    try writing(file) { try png.write(to: file, options: .atomic) }
  }

  /// Appends an event with one write, so that the lines of several processes do not interleave.
  ///
  /// - Throws: ``ReportError`` with the path and the reason.
  package func append(_ event: ReportEvent) throws {
    let data = Data((try event.line + "\n").utf8)
    try writing(eventsFile) {
      let descriptor = open(eventsFile.path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else { throw CocoaError(.fileWriteNoPermission) }
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try handle.write(contentsOf: data)
      try handle.close()
    }
  }

  /// Writes the complete report atomically and removes the file of events.
  ///
  /// - Throws: ``ReportError`` with the path and the reason.
  package func finish(_ report: Report) throws {
    let data = Data(try report.jsonText.utf8)
    try writing(reportFile) { try data.write(to: reportFile, options: .atomic) }
    try? FileManager.default.removeItem(at: eventsFile)
  }

  /// Returns the data of a picture; `nil` if it is missing or does not match the id.
  package func png(of picture: Report.Picture) -> Data? {
    guard Report.Picture.isID(picture.id),
      let data = try? Data(contentsOf: url.appendingPathComponent("data/\(picture.id).png")),
      Report.Picture.id(of: data) == picture.id
    else { return nil }
    return data
  }

  private func writing(_ file: URL, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      throw ReportError(
        "\(file.path) could not be written: \(error.localizedDescription).",
        advice: "Check that the folder may be written to and that the disk has space.")
    }
  }
}

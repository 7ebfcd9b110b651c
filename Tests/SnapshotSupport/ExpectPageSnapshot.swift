import CairoRenderer
public import DisplayList
public import Foundation
import Snapshots
public import Testing

/// Expects that a drawing with a web page in it is the golden one: its text to the letter, its picture
/// as ``PageDifference`` compares them.
///
/// A picture is recorded as others are; see `SnapshotRecording`. One that differs is left beside the
/// golden text as `<name>.actual.png`.
///
/// - Parameters:
///   - list: What to draw.
///   - name: The golden files' name, unique in the test's file.
///   - pictures: The folder of the golden picture.
///   - filePath: The test's file; leave it out.
///   - sourceLocation: Where a failure is reported; leave it out.
public func expectPageSnapshot(
  of list: DisplayList, named name: String, pictures: URL, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectTextSnapshot(
    of: list.description, named: name, filePath: filePath, sourceLocation: sourceLocation)
  let recording = SnapshotRecording.wanted(by: ProcessInfo.processInfo.environment)
  let file = GoldenFile(pictures.appendingPathComponent("\(name).png"))
  let folder = GoldenPath(testFile: filePath).folder
  let trace = GoldenFile(folder.appendingPathComponent("\(name).actual.png"))
  do {
    try trace.remove()
    let golden = file.exists ? try file.picture() : nil
    let difference = try golden.flatMap { try PageDifference(golden: $0, drawing: list) }
    let reason = golden == nil ? "there was no golden picture" : difference?.summary
    if recording.records(isMissing: golden == nil, isStale: reason != nil) {
      try file.write(try CairoRenderer().render(list, name: name))
      Issue.record(
        "Picture \"\(name)\" was recorded: \(reason ?? "it is the same"). Look at it and run the test again.",
        sourceLocation: sourceLocation)
    } else if let reason {
      try trace.write(try CairoRenderer().render(list, name: name))
      Issue.record(
        "Picture \"\(name)\" is stale: \(reason). Run make gallery; see \(trace.url.path).",
        sourceLocation: sourceLocation)
    }
  } catch {
    Issue.record(
      "Picture \"\(name)\" could not be compared: \(error)", sourceLocation: sourceLocation)
  }
}

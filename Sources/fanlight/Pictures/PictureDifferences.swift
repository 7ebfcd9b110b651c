import CairoRenderer
import DisplayList
import Foundation
import Reporting
import Snapshots

/// A store for the pictures that show differences between two reports, in a file until the report is written.
///
/// The file is unlinked: no other process can open it, and the system removes it even if the program crashes.
final class PictureDifferences {
  private let file: FileHandle
  private let isInterrupted: () -> Bool
  private var places: [String: Range<Int>] = [:]
  private var end = 0
  /// Whether comparisons were skipped because of a signal.
  private(set) var isIncomplete = false

  /// Creates a store with an empty file.
  ///
  /// - Parameters:
  ///   - folder: The folder of temporary files.
  ///   - isInterrupted: Returns whether a signal ends the run, so that no more pictures are compared.
  /// - Throws: ``Reporting/ReportError`` if the file cannot be created.
  init(
    in folder: URL = FileManager.default.temporaryDirectory,
    isInterrupted: @escaping () -> Bool = { Interruption.hasBegun }
  ) throws(ReportError) {
    let path = folder.appendingPathComponent("fanlight-differences-\(UUID().uuidString)").path
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw ReportError(
        "The pictures were not compared, because the file \(path) could not be created: "
          + "\(String(cString: strerror(errno))).",
        advice: "Set TMPDIR to a folder that you may write to.")
    }
    unlink(path)
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    self.isInterrupted = isInterrupted
  }

  /// Compares two PNG files pixel by pixel, and stores a picture that shows the difference.
  ///
  /// - Parameters:
  ///   - expected: The picture of the base; `nil` if it is missing.
  ///   - actual: The current picture; `nil` if it is missing.
  ///   - scale: The number of pixels per point.
  /// - Returns: The difference; `nil` if a signal ends the run.
  func difference(expected: Data?, actual: Data?, scale: Double) -> PictureDifference? {
    guard !isInterrupted() else {
      isIncomplete = true
      return nil
    }
    // A report that is a JSON file alone has only the ids of its pictures.
    guard let expected, let actual else { return .different(nil, nil) }
    guard let golden = try? PNGDecoder.decode(expected, name: "expected"),
      let current = try? PNGDecoder.decode(actual, name: "actual")
    else { return .unreadable }
    guard let difference = PixelComparison().difference(golden: golden, actual: current) else {
      return .same
    }
    let picture = (try? PNGEncoder.encode(difference.picture)).flatMap(kept)
    // If the sizes differ, all pixels count as different, because it is not known which ones correspond.
    let total = max(difference.total, current.pixels.count)
    let count = difference.otherSize == nil ? difference.count : total
    return .different(
      .init(
        different: count, of: total,
        box: difference.bounds.map { bounds in
          Report.Rectangle(
            x: Double(bounds.x) / scale, y: Double(bounds.y) / scale,
            width: Double(bounds.width) / scale, height: Double(bounds.height) / scale)
        }), picture)
  }

  /// Returns the data of a stored picture; `nil` for other pictures.
  func png(of picture: Report.Picture) -> Data? {
    guard let place = places[picture.id],
      (try? file.seek(toOffset: UInt64(place.lowerBound))) != nil
    else { return nil }
    return try? file.read(upToCount: place.count)
  }

  /// Stores a picture and returns its entry; `nil` if the file cannot be written.
  private func kept(_ png: Data) -> Report.Picture? {
    let picture = Report.Picture(png: png)
    guard places[picture.id] == nil else { return picture }
    do {
      try file.seek(toOffset: UInt64(end))
      try file.write(contentsOf: png)
    } catch {
      return nil
    }
    places[picture.id] = end..<(end + png.count)
    end += png.count
    return picture
  }
}

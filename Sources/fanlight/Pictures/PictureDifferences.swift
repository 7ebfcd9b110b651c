import CairoRenderer
import DisplayList
import Foundation
import Reporting
import Snapshots

/// The pictures of what differs between two reports, in a folder until the report is written.
final class PictureDifferences {
  private let folder: ReportFolder

  /// Creates a folder for the pictures.
  ///
  /// - Throws: ``Reporting/ReportError`` if it cannot be made.
  init() throws {
    folder = ReportFolder(
      FileManager.default.temporaryDirectory
        .appendingPathComponent("fanlight-differences-\(UUID().uuidString)", isDirectory: true))
    try folder.create()
  }

  /// Compares two PNG files pixel by pixel, and keeps a picture of what differs.
  ///
  /// - Parameters:
  ///   - expected: The picture of the base; `nil` where it is missing.
  ///   - actual: The picture; `nil` where it is missing.
  ///   - scale: The number of pixels per point.
  func difference(expected: Data?, actual: Data?, scale: Double) -> PictureDifference {
    // A report in JSON alone has no pictures, only their ids.
    guard let expected, let actual else { return .different(nil, nil) }
    guard let golden = try? PNGDecoder.decode(expected, name: "expected"),
      let current = try? PNGDecoder.decode(actual, name: "actual")
    else { return .unreadable }
    guard let difference = PixelComparison().difference(golden: golden, actual: current) else {
      return .same
    }
    let picture = (try? PNGEncoder.encode(difference.picture)).flatMap { png in
      let picture = Report.Picture(png: png)
      return (try? folder.add(png, as: picture)).map { picture }
    }
    // Of pictures of other sizes all pixels count: none has a counterpart for sure.
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

  /// Returns the bytes of a picture of a difference; `nil` for another picture.
  func png(of picture: Report.Picture) -> Data? { folder.png(of: picture) }

  /// Removes the folder.
  func remove() { try? FileManager.default.removeItem(at: folder.url) }
}

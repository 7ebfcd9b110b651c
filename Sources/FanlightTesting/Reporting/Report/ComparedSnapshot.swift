import Foundation
import Snapshots

/// One snapshot of a screen as it was compared.
struct ComparedSnapshot {
  /// The snapshot's name in messages.
  let title: String
  /// The base of its files' names.
  let file: String
  /// Where its files are.
  let store: SnapshotStore
  /// What was not compared, in pixels.
  let masks: [PixelRect]
  /// The rectangles of a web engine's pixels.
  let engineAreas: [PixelRect]
  /// How far pixels may differ.
  let tolerance: PixelTolerance
  /// Where the test stands.
  let location: Sink.Location
}

extension ComparedSnapshot {
  /// The tolerance, with the rectangles in which the pixels are a page's.
  var toleranceText: String {
    let areas = engineAreas.map { ", \($0) as a page's" }.joined()
    return "\(tolerance)\(areas)"
  }
}

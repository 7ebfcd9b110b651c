import Foundation
import Snapshots

/// A comparison of a screen's snapshot, for the report.
struct ComparedSnapshot {
  /// The snapshot's name in messages.
  let title: String
  /// The base name of its files.
  let file: String
  /// The store of its files.
  let store: SnapshotStore
  /// The masked rectangles, in pixels.
  let masks: [PixelRect]
  /// The rectangles of web pages, in pixels.
  let engineAreas: [PixelRect]
  /// The tolerance of the comparison.
  let tolerance: PixelTolerance
  /// The location of the test.
  let location: Sink.Location
}

extension ComparedSnapshot {
  /// The tolerance, with the rectangles of web pages.
  var toleranceText: String {
    let areas = engineAreas.map { ", \($0) as a page's" }.joined()
    return "\(tolerance)\(areas)"
  }
}

/// How a picture differs from that of an earlier run.
package enum PictureDifference: Sendable, Hashable {
  /// Every pixel is the same, although the files are not.
  case same
  /// Pixels differ, with a picture of where if there is one.
  case different(Report.Comparison.PixelDifference?, Report.Picture?)
  /// One of the pictures cannot be read.
  case unreadable
}

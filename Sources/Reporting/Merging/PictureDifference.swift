/// The result of comparing a picture with the one of an earlier run.
package enum PictureDifference: Sendable, Hashable {
  /// All pixels are equal, although the files differ.
  case same
  /// Pixels differ, or one of the pictures is missing and both values are `nil`; the picture is also `nil`
  /// if it could not be stored.
  case different(Report.Comparison.PixelDifference?, Report.Picture?)
  /// One of the pictures cannot be read.
  case unreadable
}

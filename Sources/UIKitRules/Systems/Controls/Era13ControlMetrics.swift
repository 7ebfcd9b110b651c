import Foundation

extension ControlMetrics {
  /// iOS 13.
  ///
  /// Sources: storyboards (segmented control 32, 131 wide for "First" and "Second"; stepper 94x32;
  /// text field 34, also at 14 points) and printed view hierarchies (switch 51x31 with its track
  /// in `secondarySystemFill`). The radius of stepper and segments is measured on pictures: 8 and
  /// 8.91, here 9.
  static let era13 = ControlMetrics(
    design: .filled, switchSize: CGSize(width: 51, height: 31),
    switchIntrinsicSize: CGSize(width: 49, height: 31),
    switchThumb: CGSize(width: 27, height: 27), sliderTrackHeight: 2, sliderTrackInset: 2,
    sliderThumb: CGSize(width: 28, height: 28), segmentHeight: 32, segmentPadding: 20,
    segmentRadius: 9, stepperSize: CGSize(width: 94, height: 32), stepperRadius: 8,
    progressHeight: 2, pageControlHeight: 37, pageDotPitch: 16, pagePadding: 0,
    spinnerBlades: 8, textFieldHeight: 34, textFieldRadius: 5, hasCapsuleButtons: false)

  /// iOS 14 through 18: thicker tracks, and page controls that can be scrubbed.
  ///
  /// Sources: progress views are 4 high since iOS 14 in printed hierarchies. A page control is 26
  /// high with dots every 17 points; the padding of 37 at each side of the dots results in the
  /// 115.5 that storyboards contain for three pages; from memory, so a guess.
  static let era14: ControlMetrics = {
    var metrics = era13
    metrics.sliderTrackHeight = 4
    metrics.progressHeight = 4
    metrics.pageControlHeight = 26
    metrics.pageDotPitch = 17
    metrics.pagePadding = 37
    return metrics
  }()
}

import Foundation

extension ControlMetrics {
  /// iOS 7 through 12.
  ///
  /// Sources: frames in view hierarchies that developers printed (switch 51x31 with the intrinsic
  /// size 49x31, openradar 31777116; segmented control 29; slider 34 with a 2-point track) and
  /// the defaults of Interface Builder in storyboards of those years (stepper 94x29, text field
  /// 30 at 14 points, page control 39x37 for three pages, progress 2; a segment is its title and
  /// 8 points at each side).
  static let era7 = ControlMetrics(
    design: .outlined, switchSize: CGSize(width: 51, height: 31),
    switchIntrinsicSize: CGSize(width: 49, height: 31),
    switchThumb: CGSize(width: 28, height: 28), sliderTrackHeight: 2, sliderTrackInset: 2,
    sliderThumb: CGSize(width: 28, height: 28), segmentHeight: 29, segmentPadding: 16,
    segmentRadius: 4, stepperSize: CGSize(width: 94, height: 29), stepperRadius: 4,
    progressHeight: 2, pageControlHeight: 37, pageDotPitch: 16, pagePadding: 0,
    spinnerBlades: 12, textFieldHeight: 30, textFieldRadius: 5, hasCapsuleButtons: false)
}

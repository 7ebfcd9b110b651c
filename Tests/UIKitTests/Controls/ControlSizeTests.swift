import Foundation
import Testing

@testable import UIKit

/// Sources: the files of `Sources/UIKit/Controls/Metrics` name those of each era's numbers.
@Suite("Controls · sizes")
@MainActor
struct ControlSizeTests {
  private func boot(_ major: Int) {
    _ = bootTestScene(TestDevice.iPhoneX(SystemVersion(major: major)))
  }

  @Test(
    "a switch is 51x31, and 63x28 on iOS 26, whatever its frame",
    arguments: [
      (12, CGSize(width: 51, height: 31), 49), (18, CGSize(width: 51, height: 31), 49),
      (26, CGSize(width: 63, height: 28), 61),
    ] as [(Int, CGSize, CGFloat)])
  func switchSizesByRelease(major: Int, size: CGSize, intrinsicWidth: CGFloat) {
    boot(major)
    let control = UISwitch(frame: CGRect(x: 5, y: 7, width: 300, height: 300))
    #expect(control.frame == CGRect(origin: CGPoint(x: 5, y: 7), size: size))
    control.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(control.frame == CGRect(origin: CGPoint(x: 1, y: 2), size: size))
    #expect(
      control.intrinsicContentSize == CGSize(width: intrinsicWidth, height: size.height))
    #expect(control.sizeThatFits(.zero) == size)
  }

  @Test(
    "progress views, steppers, segmented and page controls have their era's heights",
    arguments: [(12, 2, 29, 29, 37), (13, 2, 32, 32, 37), (18, 4, 32, 32, 26), (26, 4, 32, 32, 26)]
      as [(Int, CGFloat, CGFloat, CGFloat, CGFloat)])
  func controlHeightsByRelease(
    major: Int, progress: CGFloat, stepper: CGFloat, segments: CGFloat, dots: CGFloat
  ) {
    boot(major)
    #expect(
      UIProgressView().intrinsicContentSize
        == CGSize(width: UIView.noIntrinsicMetric, height: progress))
    #expect(UIStepper().frame.size == CGSize(width: 94, height: stepper))
    #expect(UISegmentedControl(items: ["One", "Two"]).frame.height == segments)
    #expect(UIPageControl().size(forNumberOfPages: 3).height == dots)
    #expect(
      UISlider().intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
  }

  @Test("three pages were 39 points wide before iOS 14")
  func threePagesAreWiderBeforeIOS14() {
    boot(12)
    let control = UIPageControl()
    control.numberOfPages = 3
    #expect(control.intrinsicContentSize == CGSize(width: 39, height: 37))
  }

  @Test("an activity indicator is 20 or 37 points wide, and hidden while it is not animating")
  func activityIndicatorHidesUnlessAnimating() {
    boot(18)
    let (medium, large) = (
      UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large)
    )
    #expect(medium.frame.size == CGSize(width: 20, height: 20))
    #expect(large.intrinsicContentSize == CGSize(width: 37, height: 37))
    #expect(medium.isHidden && !medium.isAnimating)
    medium.startAnimating()
    #expect(!medium.isHidden && medium.isAnimating)
    medium.stopAnimating()
    #expect(medium.isHidden)
    medium.hidesWhenStopped = false
    #expect(!medium.isHidden)
  }

  /// Source: layouts that developers dumped on iOS 26.1, a slider of 280x34.
  @Test(
    "the knob of iOS 26 goes from end to end",
    arguments: [(0, 0), (0.5, 121.5), (1, 243)] as [(Float, CGFloat)])
  func knobGoesFromEndToEndOnIOS26(value: Float, x: CGFloat) {
    boot(26)
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 280, height: 34))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 0, y: 14, width: 280, height: 6))
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
    #expect(thumb == CGRect(x: x, y: 5, width: 37, height: 24))
  }

  /// Source: the same dumps, three segments in 280 points.
  @Test("segments share the width in whole points")
  func segmentsShareTheWidthInWholePoints() {
    boot(26)
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame = CGRect(x: 0, y: 0, width: 280, height: 32)
    #expect(control.segmentRects.map(\.minX) == [0, 93, 186])
    #expect(control.segmentRects.map(\.width) == [93, 93, 94])
    control.setWidth(100, forSegmentAt: 1)
    #expect(control.segmentRects.map(\.width) == [90, 100, 90])
  }
}

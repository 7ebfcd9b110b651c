import Foundation
import Testing
import UIKitTestSupport

@testable import UIKitRules

@Suite("BarMetrics · iOS 7 to 10, and the choice of an era")
struct Era7BarMetricsTests {
  let metrics = Era7BarMetrics()

  @Test("S4.37, S3.8 bars of 64, 44 and 49; no safe area")
  func barHeightsWithoutSafeArea() {
    let situation = Screens.iPhone8.situation(10)
    let bounds = CGRect(x: 0, y: 0, width: 375, height: 667)

    #expect(metrics.navigationBarTop(situation, viewTop: 0, safeAreaTop: 20) == 20)
    #expect(metrics.navigationBarHeight(situation) == 44)
    #expect(metrics.toolbarSlotHeight(situation, safeAreaBottom: 0) == 44)
    #expect(metrics.tabBarFrame(situation, in: bounds, safeArea: .zero).minY == 618)
    #expect(metrics.windowSafeAreaInsets(situation) == .zero)
    #expect(metrics.largeTitleHeight(situation) == 0)
  }

  @Test("S3.16 one point off the window's top and the bar is alone")
  func barApartFromTheWindowsTop() {
    let situation = Screens.iPhone8.situation(10)

    #expect(metrics.navigationBarTop(situation, viewTop: 1, safeAreaTop: 20) == 0)
  }

  @Test("0.3 a version picks its era")
  func versionDeterminesTheEra() {
    #expect(SystemVersion(major: 10, minor: 3).metrics.bars is Era7BarMetrics)
    #expect(SystemVersion(major: 11, minor: 0).metrics.bars is Era11BarMetrics)
    #expect(SystemVersion(major: 18, minor: 6).metrics.bars is Era11BarMetrics)
    #expect(SystemVersion(major: 26, minor: 0).metrics.bars is Era26BarMetrics)
    #expect(SystemVersion(major: 27, minor: 1).metrics.bars is Era26BarMetrics)
  }
}

import Foundation
import Testing
import UIKitTestSupport

@testable import UIKitRules

@Suite("BarMetrics · iOS 26, section 3.4")
struct Era26BarMetricsTests {
  let metrics = Era26BarMetrics()

  @Test(
    "S3.26, S3.27, Q5 where the navigation bar is and ends",
    arguments: [
      // SE with its status bar hidden at launch, and with 20 points of it.
      (Screens.iPhone8, false, 0, 10, 64), (.iPhone8, false, 20, 20, 74),
      (.iPhone14Pro, false, 59, 59, 113), (.iPhone16Pro, false, 62, 62, 116),
      (.iPadPro, false, 32, 32, 86), (.iPadPro, true, 32, 32, 86),
      (.iPhoneXR, true, 0, 24, 78), (.iPhone8, true, 0, 10, 64),
    ] as [(Screens, Bool, CGFloat, CGFloat, CGFloat)])
  func navigationBar(
    screen: Screens, lying: Bool, safeAreaTop: CGFloat, y: CGFloat, bottom: CGFloat
  ) {
    let situation = screen.situation(26, lying: lying)
    let top = metrics.navigationBarTop(situation, viewTop: 0, safeAreaTop: safeAreaTop)

    #expect(top == y)
    #expect(top + metrics.navigationBarHeight(situation) == bottom)
  }

  @Test("S3.26, S3.31, S3.34 large title 106, prompt 32, sheet 70")
  func heightsOfLargeTitlePromptAndSheet() {
    let situation = Screens.iPhone14Pro.situation(26)

    #expect(metrics.navigationBarHeight(situation) + metrics.largeTitleHeight(situation) == 106)
    #expect(metrics.promptHeight(situation) == 32)
    #expect(metrics.sheetNavigationBarHeight(situation) == 70)
  }

  @Test("S3.35 a phone's tab bar is 83 high in portrait and 64 in landscape, whatever the inset")
  func phoneTabBar() {
    let standing = CGRect(x: 0, y: 0, width: 375, height: 667)
    let lying = CGRect(x: 0, y: 0, width: 667, height: 375)

    #expect(
      metrics.tabBarFrame(Screens.iPhone8.situation(26), in: standing, safeArea: .zero)
        == CGRect(x: 0, y: 584, width: 375, height: 83))
    #expect(
      metrics.tabBarInsets(
        Screens.iPhone8.situation(26), in: standing, safeArea: .zero, holdsNavigationBar: false)
        == UIEdgeInsets(top: 0, left: 0, bottom: 83, right: 0))
    #expect(
      metrics.tabBarFrame(Screens.iPhone8.situation(26, lying: true), in: lying, safeArea: .zero)
        == CGRect(x: 0, y: 311, width: 667, height: 64))
  }

  @Test("S3.36 a tablet's tab bar floats at the top and shares a navigation bar's row")
  func padTabBar() {
    let situation = Screens.iPadPro.situation(26)
    let bounds = CGRect(x: 0, y: 0, width: 820, height: 1180)
    let safeArea = UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0)

    #expect(
      metrics.tabBarFrame(situation, in: bounds, safeArea: safeArea)
        == CGRect(x: 0, y: 32, width: 820, height: 44))
    #expect(
      metrics.tabBarInsets(
        situation, in: bounds, safeArea: safeArea, holdsNavigationBar: true
      ).top == 32)
    #expect(
      metrics.tabBarInsets(
        situation, in: bounds, safeArea: safeArea, holdsNavigationBar: false)
        == UIEdgeInsets(top: 96, left: 0, bottom: 0, right: 0))
  }

  @Test("S3.37 a toolbar is 48 high on phones and 44 on tablets")
  func aToolbarsHeight() {
    #expect(metrics.toolbarHeight(Screens.iPhone14Pro.situation(26)) == 48)
    #expect(metrics.toolbarHeight(Screens.iPhone14Pro.situation(26, lying: true)) == 48)
    #expect(metrics.toolbarHeight(Screens.iPadPro.situation(26)) == 44)
  }

  @Test("Q4, S3.40 a hidden status bar keeps the top inset")
  func hiddenStatusBar() {
    #expect(metrics.screenInsets(Screens.iPhone8.situation(26, hidesStatusBar: true)).top == 20)
    #expect(metrics.screenInsets(Screens.iPadPro.situation(26, hidesStatusBar: true)).top == 32)
  }
}

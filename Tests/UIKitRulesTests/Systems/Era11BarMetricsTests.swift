import Foundation
import Testing
import UIKitTestSupport

@testable import UIKitRules

@Suite("BarMetrics · iOS 11 to 18, table 3.2")
struct Era11BarMetricsTests {
  /// One column of table 3.2 on one device.
  struct Column: CustomTestStringConvertible, Sendable {
    var screen: Screens
    var lying = false
    var system = 18
    var status: CGFloat
    var navigation: CGFloat
    var largeTitle: CGFloat
    var tabBar: CGFloat
    var toolbar: CGFloat
    var sheet: CGFloat

    var testDescription: String { "\(screen) \(lying ? "lying" : "standing") \(system)" }
  }

  static let columns: [Column] = [
    // Phone portrait.
    Column(
      screen: .iPhone8, status: 20, navigation: 44, largeTitle: 52, tabBar: 49, toolbar: 44,
      sheet: 56),
    Column(
      screen: .iPhoneX, status: 44, navigation: 44, largeTitle: 52, tabBar: 83, toolbar: 78,
      sheet: 56),
    Column(
      screen: .iPhoneXR, status: 48, navigation: 44, largeTitle: 52, tabBar: 83, toolbar: 78,
      sheet: 56),
    Column(
      screen: .iPhoneXR, system: 13, status: 44, navigation: 44, largeTitle: 52, tabBar: 83,
      toolbar: 78, sheet: 56),
    Column(
      screen: .iPhone12, status: 47, navigation: 44, largeTitle: 52, tabBar: 83, toolbar: 78,
      sheet: 56),
    Column(
      screen: .iPhone12mini, status: 50, navigation: 44, largeTitle: 52, tabBar: 83, toolbar: 78,
      sheet: 56),
    Column(
      screen: .iPhone12mini, system: 14, status: 44, navigation: 44, largeTitle: 52, tabBar: 83,
      toolbar: 78, sheet: 56),
    Column(
      screen: .iPhone14Pro, status: 54, navigation: 44, largeTitle: 52, tabBar: 83, toolbar: 78,
      sheet: 56),
    // Phone landscape, compact width.
    Column(
      screen: .iPhone8, lying: true, status: 0, navigation: 32, largeTitle: 0, tabBar: 32,
      toolbar: 32, sheet: 44),
    Column(
      screen: .iPhoneX, lying: true, status: 0, navigation: 32, largeTitle: 0, tabBar: 53,
      toolbar: 53, sheet: 44),
    // Phone landscape, regular width.
    Column(
      screen: .iPhone8Plus, lying: true, status: 0, navigation: 44, largeTitle: 0, tabBar: 49,
      toolbar: 44, sheet: 44),
    Column(
      screen: .iPhoneXR, lying: true, status: 0, navigation: 44, largeTitle: 0, tabBar: 70,
      toolbar: 65, sheet: 44),
    // iPad with a home button, and before SDK 12.
    Column(
      screen: .iPad9, system: 17, status: 20, navigation: 50, largeTitle: 52, tabBar: 50,
      toolbar: 50, sheet: 56),
    Column(
      screen: .iPad9, lying: true, system: 17, status: 20, navigation: 50, largeTitle: 52,
      tabBar: 50, toolbar: 50, sheet: 56),
    Column(
      screen: .iPad9, system: 11, status: 20, navigation: 44, largeTitle: 52, tabBar: 49,
      toolbar: 44, sheet: 56),
    // iPad with a home indicator (toolbar: Q7).
    Column(
      screen: .iPadPro, system: 17, status: 24, navigation: 50, largeTitle: 52, tabBar: 65,
      toolbar: 70, sheet: 56),
    Column(
      screen: .iPadPro, lying: true, system: 17, status: 24, navigation: 50, largeTitle: 52,
      tabBar: 65, toolbar: 70, sheet: 56),
  ]

  @Test("3.2 heights of all bars", arguments: columns)
  func heightsOfAllBars(column: Column) {
    let metrics = Era11BarMetrics()
    let situation = column.screen.situation(column.system, lying: column.lying)
    let bounds = CGRect(origin: .zero, size: situation.geometry.size)
    let safeArea = metrics.screenInsets(situation)

    #expect(metrics.statusBarHeight(situation) == column.status)
    #expect(metrics.navigationBarHeight(situation) == column.navigation)
    #expect(metrics.largeTitleHeight(situation) == column.largeTitle)
    #expect(metrics.sheetNavigationBarHeight(situation) == column.sheet)
    #expect(
      metrics.toolbarSlotHeight(situation, safeAreaBottom: safeArea.bottom) == column.toolbar)
    #expect(
      metrics.tabBarFrame(situation, in: bounds, safeArea: safeArea)
        == CGRect(
          x: 0, y: bounds.height - column.tabBar, width: bounds.width, height: column.tabBar))
    #expect(
      metrics.tabBarInsets(
        situation, in: bounds, safeArea: safeArea, holdsNavigationBar: true
      ).bottom == column.tabBar)
  }

  @Test(
    "S3.11, S3.12, S3.13 content top under a navigation bar",
    arguments: [
      (Screens.iPhone8, false, 64), (.iPhoneX, false, 88), (.iPhone12, false, 91),
      (.iPhoneXR, false, 92), (.iPhone12mini, false, 94), (.iPhone14Pro, false, 97.667),
      (.iPhone16Pro, false, 100.333), (.iPhoneAir, false, 106.333), (.iPhoneX, true, 32),
      (.iPhone14Pro, true, 32), (.iPhone8, true, 32), (.iPhoneXR, true, 44),
      (.iPad9, false, 70), (.iPadPro, true, 74),
    ] as [(Screens, Bool, CGFloat)])
  func contentTop(screen: Screens, lying: Bool, top: CGFloat) {
    let metrics = Era11BarMetrics()
    let situation = screen.situation(18, lying: lying)
    let bar = metrics.navigationBarTop(
      situation, viewTop: 0, safeAreaTop: metrics.screenInsets(situation).top)

    #expect(abs(bar + metrics.navigationBarHeight(situation) - top) < 0.001)
  }

  @Test("Q3 the bar follows the status bar's geometry, not the view's insets")
  func barIgnoresViewInsets() {
    let situation = Screens.iPhoneX.situation(18)

    #expect(Era11BarMetrics().navigationBarTop(situation, viewTop: 0, safeAreaTop: 120) == 44)
    #expect(Era11BarMetrics().navigationBarTop(situation, viewTop: 30, safeAreaTop: 14) == 14)
    #expect(Era11BarMetrics().navigationBarTop(situation, viewTop: 100, safeAreaTop: 0) == 0)
  }

  @Test("S1.9 on 11.x windows of rectangular screens report nothing, their root views do")
  func rectangularWindowsOnIOS11() {
    let metrics = Era11BarMetrics()
    let eleven = Screens.iPhone8.situation(11, 4)
    let twelve = Screens.iPhone8.situation(12)
    let notched = Screens.iPhoneX.situation(11, 4)

    #expect(metrics.windowSafeAreaInsets(eleven) == .zero)
    #expect(metrics.screenInsets(eleven).top == 20)
    #expect(metrics.windowSafeAreaInsets(twelve).top == 20)
    #expect(metrics.windowSafeAreaInsets(notched).top == 44)
  }

  @Test("S3.14 a hidden status bar frees its space on rectangular screens only")
  func hiddenStatusBar() {
    let metrics = Era11BarMetrics()

    #expect(metrics.screenInsets(Screens.iPhone8.situation(18, hidesStatusBar: true)).top == 0)
    #expect(metrics.screenInsets(Screens.iPadPro.situation(18, hidesStatusBar: true)).top == 0)
    #expect(metrics.screenInsets(Screens.iPhoneX.situation(18, hidesStatusBar: true)).top == 44)
  }

  @Test("S3.14, S3.45 whether the status bar is hidden")
  func statusBarPolicy() {
    let metrics = Era11BarMetrics()
    func hides(_ situation: ScreenSituation, preferred: Bool, bar: Bool) -> Bool {
      metrics.hidesStatusBar(situation, isPreferred: preferred, isNavigationBarShown: bar)
    }

    #expect(hides(Screens.iPhone8.situation(18), preferred: true, bar: true))
    #expect(!hides(Screens.iPhoneX.situation(18), preferred: true, bar: true))
    #expect(hides(Screens.iPhoneX.situation(18), preferred: true, bar: false))
    #expect(hides(Screens.iPhoneX.situation(11, 0), preferred: true, bar: true))
    #expect(!hides(Screens.iPhoneX.situation(11, 2), preferred: true, bar: true))
    #expect(hides(Screens.iPhone8.situation(18, lying: true), preferred: false, bar: false))
    #expect(!hides(Screens.iPad9.situation(18, lying: true), preferred: false, bar: false))
  }

  @Test("S3.15 11.0 with a hidden status bar puts the bar under the notch, not the insets")
  func hiddenStatusBarOnIOS11_0() {
    let metrics = Era11BarMetrics()
    let hidden = Screens.iPhoneX.situation(11, 0, hidesStatusBar: true)
    let shown = Screens.iPhoneX.situation(11, 0)
    let later = Screens.iPhoneX.situation(11, 4, hidesStatusBar: true)

    #expect(metrics.navigationBarTop(hidden, viewTop: 0, safeAreaTop: 44) == 0)
    #expect(metrics.navigationBarInsetExcess(hidden) == 44)
    #expect(metrics.navigationBarTop(shown, viewTop: 0, safeAreaTop: 44) == 44)
    #expect(metrics.navigationBarInsetExcess(shown) == 0)
    #expect(metrics.navigationBarTop(later, viewTop: 0, safeAreaTop: 44) == 44)
    #expect(metrics.navigationBarInsetExcess(later) == 0)
  }

  @Test(
    "S9.10 tabs that are not selected are gray",
    arguments: [(11, 0x92_9292, 0x92_9292), (13, 0x99_9999, 0x75_7575), (18, 0x99_9999, 0x75_7575)])
  func unselectedTabsAreGray(major: Int, light: UInt32, dark: UInt32) {
    #expect(
      SystemVersion(major: major).metrics.unselectedTabGrays == SystemColor.Values(light, dark))
  }
}

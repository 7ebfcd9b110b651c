import Foundation
import Testing
import UIKit

@testable import PageHosts

@Suite("Hosts · layout of a web app from the Home Screen")
struct WebAppLayoutTests {
  private func layout(
    _ style: WebAppStatusBarStyle, system: SystemVersion = SystemVersion(major: 26, minor: 2),
    height: CGFloat = 852, top: CGFloat = 59, avoids: Bool = false, isGrown: Bool = false
  ) -> WebAppLayout {
    WebAppLayout(
      style: style, system: system, size: CGSize(width: 393, height: height),
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0), avoidsUnsafeArea: avoids,
      isGrown: isGrown)
  }

  @Test("W343 the page begins below the status bar, except with black-translucent")
  func pagesBeginBelowTheStatusBar() {
    #expect(layout(.default).stripHeight == 59)
    #expect(layout(.black).stripHeight == 59)
    #expect(layout(.blackTranslucent).stripHeight == 0)
    #expect(layout(.default).obscuredInsets.top == 59)
    #expect(layout(.blackTranslucent).obscuredInsets.top == 0)
  }

  @Test(
    "W345 a black-translucent page is laid out for the screen's height less the safe area's top",
    arguments: [(852, 59, 793), (932, 59, 873), (874, 62, 812)] as [(CGFloat, CGFloat, CGFloat)])
  func translucentPagesAreShort(height: CGFloat, top: CGFloat, short: CGFloat) {
    let layout = layout(.blackTranslucent, height: height, top: top)
    #expect(layout.layoutHeight == short)
    #expect(layout.smallViewportInset.top == top)
    #expect(layout.obscuredInsets.bottom == top)
  }

  @Test("W346 a page that was taller is laid out for the whole screen; svh does not change")
  func tallPagesGrow() {
    let grown = layout(.blackTranslucent, isGrown: true)
    #expect(grown.layoutHeight == nil)
    #expect(grown.obscuredInsets == .zero)
    #expect(grown.smallViewportInset.top == 59)
  }

  @Test(
    "W347 100vh is the screen's height from iOS 18, and the viewport's before",
    arguments: WebAppStatusBarStyle.allCases)
  func unitSize(style: WebAppStatusBarStyle) {
    #expect(layout(style, system: SystemVersion(major: 18)).unitSize == nil)
    #expect(layout(style, system: SystemVersion(major: 17, minor: 6)).unitSize?.height == 793)
    let grown = layout(.blackTranslucent, system: SystemVersion(major: 17), isGrown: true)
    #expect(grown.unitSize == nil)
    #expect(grown.smallViewportInset == .zero)
  }

  @Test(
    "W350 iOS 26.1 alone shows a black-translucent page below the status bar",
    arguments: [(0, false), (1, true), (2, false)])
  func iOS26_1ShowsPagesBelowTheStatusBar(minor: Int, isBelow: Bool) {
    let layout = layout(.blackTranslucent, system: SystemVersion(major: 26, minor: minor))
    #expect(layout.isBelowStatusBar == isBelow)
    #expect(layout.stripHeight == (isBelow ? 59 : 0))
  }

  @Test("W351 without viewport-fit a page begins at the safe area's top, and is not short")
  func avoidingPagesBeginAtTheSafeArea() {
    for style in WebAppStatusBarStyle.allCases {
      let layout = layout(style, avoids: true)
      #expect(layout.obscuredInsets.top == 59)
      #expect(layout.layoutHeight == nil)
    }
  }

  @Test(
    "W353 default has the system background, from iOS 15 the theme color, from 26 the page's",
    arguments: [
      (11, WebAppStripColor.system), (14, .system), (15, .themeColor), (18, .themeColor),
      (26, .background), (27, .background),
    ])
  func stripColor(major: Int, color: WebAppStripColor) {
    #expect(WebAppStripColor(system: SystemVersion(major: major)) == color)
  }

  @Test(
    "a meta element sets the style, in any case; an unknown value or none is default",
    arguments: [
      ("black", .black), (" Black-Translucent ", .blackTranslucent),
      ("default", .default), ("white", .default), (nil, .default),
    ] as [(String?, WebAppStatusBarStyle)])
  func metaElementsSetTheStyle(content: String?, style: WebAppStatusBarStyle) {
    #expect(WebAppStatusBarStyle(meta: content) == style)
  }
}

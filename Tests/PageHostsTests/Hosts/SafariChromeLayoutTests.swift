import Foundation
import Testing
import UIKit

@testable import PageHosts

@Suite("Safari's bars · layout")
struct SafariChromeLayoutTests {
  private static let phone: CGSize = CGSize(width: 375, height: 812)
  private static let safeArea: UIEdgeInsets = UIEdgeInsets(
    top: 44, left: 0, bottom: 34, right: 0)

  @Test("up to iOS 14 the address field is at the top and the buttons at the bottom")
  func addressAtTop() {
    let layout = SafariChromeLayout(
      style: SafariChromeStyle(system: SystemVersion(major: 11, minor: 4)), size: Self.phone,
      bars: UIEdgeInsets(top: 94, left: 0, bottom: 83, right: 0), safeArea: Self.safeArea)

    #expect(
      layout.strips == [
        CGRect(x: 0, y: 0, width: 375, height: 94), CGRect(x: 0, y: 729, width: 375, height: 83),
      ])
    #expect(layout.field.midY == 69)
    #expect(layout.tools.count == 5)
    #expect(layout.tools.allSatisfy { (729...778).contains($0.center.y) })
  }

  @Test("iOS 15 through 18 have both in one bar at the bottom")
  func addressAtBottom() {
    let layout = SafariChromeLayout(
      style: SafariChromeStyle(system: SystemVersion(major: 17)), size: Self.phone,
      bars: UIEdgeInsets(top: 44, left: 0, bottom: 134, right: 0), safeArea: Self.safeArea)

    #expect(layout.field.minY > 812 - 134)
    #expect(layout.tools.allSatisfy { $0.center.y > layout.field.maxY && $0.center.y < 778 })
  }

  @Test("from iOS 26 capsules float and no bar has a background")
  func capsulesFloatFromIOS26() {
    let layout = SafariChromeLayout(
      style: SafariChromeStyle(system: SystemVersion(major: 26)), size: Self.phone,
      bars: UIEdgeInsets(top: 44, left: 0, bottom: 98, right: 0), safeArea: Self.safeArea)

    #expect(layout.strips.isEmpty)
    #expect(layout.capsules.count == 2)
    #expect(layout.field.minX > layout.capsules[0].maxX)
    #expect(layout.field.maxX < layout.capsules[1].minX)
  }

  @Test("in landscape there is one bar at the top, clear of the sensor housing")
  func landscapeHasOneBarAtTheTop() {
    let layout = SafariChromeLayout(
      style: .addressAtTop, size: CGSize(width: 812, height: 375),
      bars: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0),
      safeArea: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))

    #expect(layout.strips == [CGRect(x: 0, y: 0, width: 812, height: 50)])
    #expect(layout.tools.allSatisfy { (44...768).contains($0.center.x) })
    #expect(layout.field.maxY <= 50)
  }

  @Test("up to iOS 14 a phone in landscape has five buttons; an iPad has six")
  func singleBarButtons() {
    func icons(_ size: CGSize, _ top: CGFloat) -> Set<SafariIcon> {
      let layout = SafariChromeLayout(
        style: .addressAtTop, size: size,
        bars: UIEdgeInsets(top: top + 50, left: 0, bottom: 0, right: 0),
        safeArea: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
      return Set(layout.tools.map(\.icon))
    }

    #expect(
      icons(CGSize(width: 667, height: 375), 0) == [.back, .forward, .share, .bookmarks, .tabs])
    #expect(
      icons(CGSize(width: 768, height: 1024), 20)
        == [.back, .forward, .bookmarks, .share, .newTab, .tabs])
  }

  @Test(
    "the page menu has no symbol up to iOS 12, aA from 13 and a page from 18",
    arguments: [
      (12, nil), (13, .textSize), (17, .textSize), (18, .pageMenu), (26, .pageMenu),
    ] as [(Int, SafariIcon?)])
  func pageMenu(major: Int, icon: SafariIcon?) {
    #expect(SafariFieldSymbols(system: SystemVersion(major: major)).start == icon)
  }

  @Test(
    "an iPad's sidebar button comes first from iPadOS 15; up to 14 bookmarks follow the arrows")
  func padButtons() {
    func icons(_ major: Int) -> [SafariIcon] {
      let layout = SafariChromeLayout(
        style: SafariChromeStyle(system: SystemVersion(major: major)),
        size: CGSize(width: 834, height: 1194),
        bars: UIEdgeInsets(top: 74, left: 0, bottom: 0, right: 0),
        safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
      return layout.tools.sorted { $0.center.x < $1.center.x }.map(\.icon)
    }
    let right: [SafariIcon] = [.share, .newTab, .tabs]
    #expect(icons(14) == [.back, .forward, .bookmarks] + right)
    for major in [15, 18, 26] { #expect(icons(major) == [.sidebar, .back, .forward] + right) }
  }

  @Test(
    "on an iPad with iPadOS 26 the sidebar button has its own capsule, and no capsules overlap")
  func padCapsules() {
    let layout = SafariChromeLayout(
      style: .capsules, size: CGSize(width: 834, height: 1194),
      bars: UIEdgeInsets(top: 82, left: 0, bottom: 0, right: 0),
      safeArea: UIEdgeInsets(top: 32, left: 0, bottom: 20, right: 0))
    let glass = layout.capsules + [layout.field]
    #expect(layout.capsules.count == 3)
    #expect(layout.capsules[0].width == layout.capsules[0].height)
    for (index, one) in glass.enumerated() {
      for other in glass[(index + 1)...] { #expect(one.intersection(other).isEmpty) }
    }
    for capsule in glass { #expect(layout.rowOfCapsules.contains(capsule)) }
  }

  @Test("if a strip at one side contains all bars, the buttons are in it")
  func sideStripHasTheButtons() {
    let size = CGSize(width: 466, height: 678)
    let layout = SafariChromeLayout(
      style: .capsules, size: size, bars: .zero,
      safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84))
    #expect(!layout.tools.isEmpty && layout.field.isEmpty && layout.capsules.count == 1)
    #expect(layout.tools.allSatisfy { $0.center.x > 466 - 84 && $0.center.y < 678 - 34 })
    #expect(layout.rowOfCapsules == layout.capsules[0])
  }

  @Test("only Safari 15 through 18 tints its bar with the page's color")
  func safari15To18TintsTheBar() {
    #expect(!SafariChromeStyle.addressAtTop.takesPageColor)
    #expect(SafariChromeStyle.addressAtBottom.takesPageColor)
    #expect(!SafariChromeStyle.capsules.takesPageColor)
  }

  @Test("every icon of the bars is a system symbol", arguments: SafariIcon.allCases)
  func everyIconIsASystemSymbol(_ icon: SafariIcon) {
    #expect(UIImage(systemName: icon.symbolName) != nil)
  }
}

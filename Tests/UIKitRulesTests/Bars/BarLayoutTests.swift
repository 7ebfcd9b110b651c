import Foundation
import Testing
import UIKitRules
import UIKitTestSupport

@Suite("Bars · positions of items")
struct BarLayoutTests {
  private func layout(
    _ design: BarDesign, insets: UIEdgeInsets = .zero, titleMiddle: CGFloat? = nil
  ) -> NavigationBarLayout {
    NavigationBarLayout(
      design: design, width: 375, rowTop: 0, rowHeight: design == .glass ? 54 : 44, insets: insets,
      margin: 16, titleMiddle: titleMiddle)
  }

  private func text(_ width: CGFloat) -> NavigationBarLayout.Item {
    NavigationBarLayout.Item(size: CGSize(width: width, height: 20))
  }

  @Test(
    "S3.53 beside a sidebar a title is centered in the rest of the bar; only items there push it")
  func aTitleBesideASidebar() {
    let row = layout(
      .glass, insets: UIEdgeInsets(top: 0, left: 135, bottom: 0, right: 0), titleMiddle: 255)
    let image = NavigationBarLayout.Item(size: CGSize(width: 20, height: 20), isImage: true)
    let placement = row.placement(left: [], right: [image], title: CGSize(width: 80, height: 20))
    #expect(placement.title.minX == 215 && placement.title.width == 80)
    #expect(placement.right == [CGRect(x: 315, y: 0, width: 44, height: 44)])
    // The button begins at 315: a title of 160 would end at 335, so it ends 8 before the button.
    let long = row.placement(left: [], right: [image], title: CGSize(width: 160, height: 20))
    #expect(long.title.maxX == 307 && long.title.minX == 151)
  }

  @Test("a title is centered in the bar unless items push it")
  func titleIsCenteredUnlessItemsPushIt() {
    let free = layout(.strip).placement(
      left: [text(40)], right: [text(20)], title: CGSize(width: 100, height: 20))
    let pushed = layout(.strip).placement(
      left: [text(150)], right: [text(20)], title: CGSize(width: 100, height: 20))
    let narrow = layout(.strip).placement(
      left: [text(150)], right: [text(100)], title: CGSize(width: 200, height: 20))

    #expect(free.title == CGRect(x: 137.5, y: 12, width: 100, height: 20))
    #expect(pushed.title.minX == 174)
    #expect(narrow.title == CGRect(x: 174, y: 12, width: 77, height: 20))
  }

  @Test("items begin inside the safe area, each side by its own inset")
  func itemsBeginInsideTheSafeArea() {
    let placement = layout(.strip, insets: UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 10))
      .placement(left: [text(40)], right: [text(20)], title: .zero)

    #expect(placement.left[0].minX == 60)
    #expect(placement.right[0].maxX == 349)
  }

  @Test("S3.31, S3.38 on glass the title's middle is 22 below the top, buttons are 44 high")
  func titlesAndButtonsOnGlass() {
    let back = NavigationBarLayout.Item(
      size: CGSize(width: 13, height: 21), isImage: true, isBack: true)
    let picture = NavigationBarLayout.Item(size: CGSize(width: 20, height: 20), isImage: true)
    let placement = layout(.glass).placement(
      left: [back], right: [picture, picture], title: CGSize(width: 100, height: 20))

    #expect(placement.title.midY == 22)
    #expect(placement.left == [CGRect(x: 16, y: 0, width: 44, height: 44)])
    #expect(placement.glass.count == 2)
    #expect(placement.glass[1] == CGRect(x: 271, y: 0, width: 88, height: 44))
  }

  @Test("flexible spaces share the width that a toolbar's items leave")
  func flexibleSpacesShareTheWidth() {
    let layout = ToolbarLayout(
      design: .strip, size: CGSize(width: 375, height: 44), insets: .zero, margin: 16)
    let flexible = ToolbarLayout.Item(width: 0, isFlexible: true, isSpace: true)
    let item = ToolbarLayout.Item(width: 23, isImage: true)
    let places = layout.frames([item, flexible, item, flexible, item])

    #expect(places.items[0].minX == 16)
    #expect(places.items[2].midX == 187.5)
    #expect(places.items[4].maxX == 359)
    #expect(places.glass.isEmpty)
  }

  @Test("S3.38 glass buttons of a toolbar begin 28 from the side and 10 below the slot's top")
  func glassToolbar() {
    let layout = ToolbarLayout(
      design: .glass, size: CGSize(width: 393, height: 48),
      insets: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0), margin: 28)
    let places = layout.frames([ToolbarLayout.Item(width: 20, isImage: true)])

    #expect(places.glass == [CGRect(x: 28, y: 10, width: 44, height: 44)])
  }

  @Test("without an inset below, glass buttons stay on the screen, in the middle of the bar")
  func glassToolbarAtTheEdge() {
    let layout = ToolbarLayout(
      design: .glass, size: CGSize(width: 375, height: 48), insets: .zero, margin: 28)
    let places = layout.frames([ToolbarLayout.Item(width: 20, isImage: true)])

    #expect(places.glass == [CGRect(x: 28, y: 2, width: 44, height: 44)])
  }

  @Test("tabs share a strip, and a capsule between the safe areas")
  func tabsShareAStripAndACapsule() {
    let strip = TabBarLayout(
      form: .strip(isCentered: false), size: CGSize(width: 375, height: 83),
      insets: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    ).placement(widths: [30, 30, 30])
    let capsule = TabBarLayout(
      form: .capsule, size: CGSize(width: 393, height: 83), insets: .zero
    ).placement(widths: [30, 30, 30, 30])

    #expect(strip.items.map(\.minX) == [0, 125, 250])
    #expect(strip.items[0].height == 49)
    #expect(capsule.capsule == CGRect(x: 21, y: 0, width: 351, height: 62))
    #expect(capsule.items.count == 4)
  }

  @Test("S3.47 tabs fill the safe width of a phone in landscape, and are centered on a wide pad")
  func landscapeTabs() {
    // iPhone X in landscape: 812 wide, 44 covered at each side.
    let phone = TabBarLayout(
      form: .strip(isCentered: false), size: CGSize(width: 812, height: 53),
      insets: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
    ).placement(widths: [30, 40])
    let pad = TabBarLayout(
      form: .strip(isCentered: true), size: CGSize(width: 1024, height: 50), insets: .zero
    ).placement(widths: [30, 40])

    // A quarter and three quarters of the 724 that are left.
    #expect(phone.items.map(\.midX) == [225, 587])
    #expect(phone.items.allSatisfy { $0.height == 32 })
    #expect(pad.items[0].midX + pad.items[1].midX == 1024)
    #expect(pad.items.allSatisfy { $0.width < 512 })
  }

  @Test("S3.23 content is at an edge if at most half a point of it is beyond")
  func scrollEdges() {
    func edges(_ y: CGFloat) -> ScrollEdges {
      ScrollEdges(
        offset: CGPoint(x: 0, y: y), contentSize: CGSize(width: 100, height: 1000),
        viewport: CGSize(width: 100, height: 500),
        adjustedInset: UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
    }

    #expect(edges(-88).isAtTop && !edges(-88).isAtBottom)
    #expect(!edges(-80).isAtTop)
    #expect(edges(534).isAtBottom)
  }

  @Test("S3.42 in part: a tab accessory adds to the bar, but not beside a small one")
  func tabAccessory() {
    let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
    let bar = CGRect(x: 0, y: 769, width: 393, height: 83)
    let above = TabAccessoryLayout.frame(
      bar: bar, capsule: CGRect(x: 21, y: 0, width: 351, height: 62), in: bounds, safeArea: .zero,
      isInline: false)
    let beside = TabAccessoryLayout.frame(
      bar: bar, capsule: CGRect(x: 21, y: 0, width: 48, height: 48), in: bounds, safeArea: .zero,
      isInline: true)

    // 48 high, 8 above the bar; beside it 8 after the capsule, which ends at 69.
    #expect(above == CGRect(x: 21, y: 713, width: 351, height: 48))
    #expect(beside.midY == bar.minY + 24 && beside.minX == 77)
    #expect(beside.maxX == above.maxX)
    #expect(TabAccessoryLayout.addition(isInline: false) == bar.minY - above.minY)
    #expect(TabAccessoryLayout.addition(isInline: true) == 0)
  }

  @Test("S3.42 in part: the behaviors that minimize a bar, which is expanded at the top")
  func minimizeBehaviors() {
    func minimized(_ trigger: TabBarMinimizing.Trigger, _ offsets: [CGFloat]) -> Bool {
      var state = TabBarMinimizing()
      state.trigger = trigger
      for offset in offsets { state.contentMoved(to: offset, isAtTop: offset <= 0) }
      return state.isMinimized
    }
    let (down, up): ([CGFloat], [CGFloat]) = ([100, 110, 121, 140], [140, 130, 119, 100])
    for (trigger, onDown, onUp) in [
      (.none, false, false), (.scrollDown, true, false), (.scrollUp, false, true),
    ] as [(TabBarMinimizing.Trigger, Bool, Bool)] {
      #expect(minimized(trigger, down) == onDown)
      #expect(minimized(trigger, up) == onUp)
    }
    #expect(!minimized(.scrollDown, [100, 110, 119]))
    #expect(!minimized(.scrollDown, [100, 130, 125, 0]))
  }

  @Test("S3.20 a toolbar's slot reaches down to the screen's edge; the bar is as high as its row")
  func barsOfANavigationController() {
    let frames = NavigationBarFrames(
      situation: Screens.iPhoneX.situation(18), bounds: CGRect(x: 0, y: 0, width: 375, height: 812),
      safeArea: UIEdgeInsets(44, 0, 34, 0), viewTop: 0, zones: nil, showsToolbar: true)

    // 44 of the bar and 34 below it.
    #expect(frames.toolbar == CGRect(x: 0, y: 734, width: 375, height: 44))
    #expect(frames.bottomReach == 78)
    #expect(frames.navigationBar == nil && frames.topReach == 0)
  }
}

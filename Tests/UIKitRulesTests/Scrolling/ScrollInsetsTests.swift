import Foundation
import Testing
import UIKitRules
import UIKitTestSupport

@Suite("ScrollInsets · which edges the system keeps clear")
struct ScrollInsetsTests {
  typealias Behavior = ScrollInsets.Adjustment

  static let safeArea = UIEdgeInsets(44, 10, 34, 12)

  static func insets(
    _ behavior: Behavior, wide: Bool = false, tall: Bool = false, barRule: Bool = false
  ) -> ScrollInsets {
    var insets = ScrollInsets()
    insets.adjustment = behavior
    insets.safeArea = safeArea
    insets.viewport = CGSize(width: 300, height: 400)
    insets.contentSize = CGSize(width: wide ? 301 : 300, height: tall ? 401 : 400)
    insets.meetsBarRule = barRule
    return insets
  }

  static let table: [(Behavior, Bool, Bool, Bool, UIRectEdge)] = [
    (.never, true, true, true, []),
    (.always, false, false, false, .all),
    (.scrollableAxes, false, false, true, []),
    (.scrollableAxes, true, false, true, [.left, .right]),
    (.scrollableAxes, false, true, false, [.top, .bottom]),
    (.scrollableAxes, true, true, false, .all),
    (.automatic, false, false, false, []),
    (.automatic, false, false, true, [.top, .bottom]),
    (.automatic, true, false, false, [.left, .right]),
    (.automatic, true, false, true, .all),
    (.automatic, false, true, false, [.top, .bottom]),
  ]

  @Test("4.2 absorbed edges by behavior, scrolling and bar rule", arguments: table)
  func absorbedEdgesByBehaviorScrollingAndBarRule(
    behavior: Behavior, wide: Bool, tall: Bool, barRule: Bool, edges: UIRectEdge
  ) {
    let insets = Self.insets(behavior, wide: wide, tall: tall, barRule: barRule)

    #expect(insets.absorbedEdges == edges)
    #expect(insets.systemInset == Self.safeArea.masked(by: edges))
  }

  @Test("S4.7 an axis that always bounces counts as scrollable")
  func alwaysBounce() {
    var insets = Self.insets(.scrollableAxes)
    insets.alwaysBouncesVertically = true
    #expect(insets.absorbedEdges == [.top, .bottom])
    insets.alwaysBouncesHorizontally = true
    #expect(insets.absorbedEdges == .all)
  }

  @Test("Q21 content that only insets make too large does not scroll")
  func insetsDoNotScroll() {
    var insets = Self.insets(.scrollableAxes)
    insets.contentInset = UIEdgeInsets(100, 100, 100, 100)

    #expect(insets.absorbedEdges == [])
  }

  @Test("13.1 adjusted minus own inset is zero or the safe inset on every edge")
  func sumProperty() {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<2_000 {
      var insets = ScrollInsets()
      insets.adjustment = [.automatic, .scrollableAxes, .never, .always][Int(random.next() % 4)]
      insets.safeArea = random.insets(upTo: 90)
      insets.contentInset = random.insets(upTo: 50)
      insets.contentSize = random.rect(within: 900).size
      insets.viewport = random.rect(within: 900).size
      insets.meetsBarRule = random.next() % 2 == 0
      let added = insets.adjustedContentInset - insets.contentInset
      let safe = insets.safeArea
      for (got, whole) in [
        (added.top, safe.top), (added.left, safe.left), (added.bottom, safe.bottom),
        (added.right, safe.right),
      ] {
        #expect(abs(got) < 1e-9 || abs(got - whole) < 1e-9, "seed \(random.seed)")
      }
    }
  }

  @Test("S4.19 content 500 in 400 rests up to 100; an inset of 20 lets it rest at -20")
  func restRange() {
    var insets = ScrollInsets()
    insets.adjustment = .never
    insets.contentSize = CGSize(width: 300, height: 500)
    insets.viewport = CGSize(width: 300, height: 400)
    #expect(insets.restRange.maximum.y == 100)

    insets.contentInset.top = 20
    #expect(insets.restRange.minimum.y == -20)
    #expect(insets.restRange.maximum.y == 100)
  }

  @Test("S4.19 content that fits rests at one offset only")
  func restRangeOfSmallContent() {
    let range = ScrollRange(
      insets: UIEdgeInsets(88, 0, 34, 0), contentSize: CGSize(width: 100, height: 100),
      viewport: CGSize(width: 375, height: 812))

    #expect(range.minimum == CGPoint(x: 0, y: -88))
    #expect(range.maximum == range.minimum)
  }

  static let offsets: [(CGRect, CGPoint)] = [
    (CGRect(x: 0, y: 50, width: 10, height: 10), CGPoint(x: 0, y: 0)),
    (CGRect(x: 0, y: 400, width: 10, height: 100), CGPoint(x: 0, y: 130)),
    (CGRect(x: 0, y: 10, width: 10, height: 10), CGPoint(x: 0, y: -30)),
    (CGRect(x: 0, y: 500, width: 10, height: 900), CGPoint(x: 0, y: 460)),
  ]

  @Test("S4.26 a rectangle is shown with the least movement", arguments: offsets)
  func rectangleIsShownWithTheLeastMovement(rect: CGRect, expected: CGPoint) {
    let offset = ScrollOffset.showing(
      rect, from: .zero, viewport: CGSize(width: 300, height: 400),
      insets: UIEdgeInsets(40, 0, 30, 0))

    #expect(offset == expected)
  }

  @Test("Q1 Apple's documented rule needs a bar container, the content scroll view and the flag")
  func documentedPolicy() {
    typealias Facts = AutomaticAdjustmentPolicy.Facts
    let policy = AutomaticAdjustmentPolicy.documented
    for bits in 0..<8 {
      let facts = Facts(
        isInBarContainer: bits & 1 != 0, isContentScrollView: bits & 2 != 0,
        isAllowedByController: bits & 4 != 0)
      #expect(policy.holds(facts) == (bits == 7))
    }
  }

  @Test("Q1 the observed rule also needs to scroll sideways only")
  func observedPolicy() {
    typealias Facts = AutomaticAdjustmentPolicy.Facts
    for (sideways, upright) in [(false, false), (false, true), (true, false), (true, true)] {
      let facts = Facts(
        isInBarContainer: true, isContentScrollView: true, isAllowedByController: true,
        scrollsHorizontally: sideways, scrollsVertically: upright)
      #expect(AutomaticAdjustmentPolicy.observed.holds(facts) == (sideways && !upright))
    }
  }

  @Test("S4.13 a bug of one system takes the bottom of never, and only that")
  func bottomInsetOfNever() {
    var insets = Self.insets(.never, tall: true, barRule: true)
    insets.takesBottomOfNever = true
    #expect(insets.systemInset == UIEdgeInsets(0, 0, 34, 0))
  }

  @Test("S4.5, S4.6 a refresh control adds at the top; a keyboard covers the safe area below")
  func extraInsets() {
    var insets = Self.insets(.always)
    insets.contentInset = UIEdgeInsets(1, 2, 3, 4)
    insets.extraInset = UIEdgeInsets(60, 0, 260, 0)
    #expect(insets.adjustedContentInset == UIEdgeInsets(105, 12, 263, 16))
    // Neither is part of the safe area that the system takes.
    #expect(insets.systemInset == Self.safeArea)
  }

  @Test("S4.21 a rotation from 88 to 32 moves the offset by 56, content keeps its distance")
  func followsSystemInset() {
    let range = ScrollRange(
      insets: UIEdgeInsets(32, 0, 0, 0), contentSize: CGSize(width: 375, height: 2000),
      viewport: CGSize(width: 375, height: 300))
    let offset = ScrollOffset.following(
      CGPoint(x: 0, y: 112), from: UIEdgeInsets(88, 0, 0, 0), to: UIEdgeInsets(32, 0, 0, 0),
      range: range)
    #expect(offset.y == 168)
    // S4.20: At rest at the top it stays there.
    let top = ScrollOffset.following(
      CGPoint(x: 0, y: -88), from: UIEdgeInsets(88, 0, 0, 0), to: UIEdgeInsets(32, 0, 0, 0),
      range: range)
    #expect(top.y == -32)
  }

  @Test("S4.22, Q2 the app's inset moves content that rests at the top, and no other")
  func followsAppInset() {
    let old = CGPoint.zero
    let new = CGPoint(x: 0, y: -12)
    #expect(ScrollOffset.following(.zero, minimum: old, to: new) == new)
    let scrolled = CGPoint(x: 0, y: 40)
    #expect(ScrollOffset.following(scrolled, minimum: old, to: new) == scrolled)
  }

  @Test("S4.31 an indicator runs inside its own insets, and the safe area where that is automatic")
  func indicatorTracks() {
    let bounds = CGRect(x: 0, y: 100, width: 300, height: 400)
    let own = UIEdgeInsets(5, 0, 6, 0)
    let automatic = ScrollIndicator.track(in: bounds, insets: own, safeArea: Self.safeArea)
    let never = ScrollIndicator.track(in: bounds, insets: own, safeArea: nil)
    #expect(automatic == CGRect(x: 10, y: 149, width: 278, height: 311))
    #expect(never == CGRect(x: 0, y: 105, width: 300, height: 389))
  }
}

import Testing
import UIKit

@Suite("Contract · insets of scroll views")
@MainActor
struct ScrollInsetContractTests {
  nonisolated static let supplied = UIEdgeInsets(44, 10, 34, 12)

  /// A scroll view over the probe's whole area, with content of a size.
  private func scrollView(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, content: CGSize
  ) throws -> UIScrollView {
    let root = InsetView()
    let scrollView = UIScrollView(frame: root.bounds)
    scrollView.contentInsetAdjustmentBehavior = behavior
    scrollView.contentSize = content
    root.addSubview(scrollView)
    try Stage.show(root)
    return scrollView
  }

  @Test("S4.1 the raw values of the behaviors, and the default")
  func rawValues() {
    #expect(UIScrollView.ContentInsetAdjustmentBehavior.automatic.rawValue == 0)
    #expect(UIScrollView.ContentInsetAdjustmentBehavior.scrollableAxes.rawValue == 1)
    #expect(UIScrollView.ContentInsetAdjustmentBehavior.never.rawValue == 2)
    #expect(UIScrollView.ContentInsetAdjustmentBehavior.always.rawValue == 3)
    #expect(UIScrollView().contentInsetAdjustmentBehavior == .automatic)
  }

  nonisolated static let fits = CGSize(width: 320, height: 100)
  nonisolated static let tall = CGSize(width: 320, height: 2_000)
  nonisolated static let wide = CGSize(width: 2_000, height: 100)
  nonisolated static let both = CGSize(width: 2_000, height: 2_000)

  /// Table 4.2; outside of a navigation or tab controller `.automatic` is `.scrollableAxes`.
  nonisolated static let table:
    [(UIScrollView.ContentInsetAdjustmentBehavior, CGSize, UIEdgeInsets)] = [
      (.never, both, .zero), (.always, fits, supplied), (.always, both, supplied),
      (.scrollableAxes, fits, .zero), (.scrollableAxes, tall, UIEdgeInsets(44, 0, 34, 0)),
      (.scrollableAxes, wide, UIEdgeInsets(0, 10, 0, 12)), (.scrollableAxes, both, supplied),
      (.automatic, fits, .zero), (.automatic, tall, UIEdgeInsets(44, 0, 34, 0)),
      (.automatic, both, supplied),
    ]

  @Test("S4.4, S4.7 which edges each behavior absorbs", arguments: table)
  func absorbedEdgesOfEachBehavior(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, content: CGSize, expected: UIEdgeInsets
  ) throws {
    let scrollView = try scrollView(behavior, content: content)
    #expect(scrollView.adjustedContentInset == expected)
  }

  @Test("S4.7 content that always bounces counts as scrollable")
  func bouncingContentCountsAsScrollable() throws {
    let scrollView = try scrollView(.scrollableAxes, content: Self.fits)
    scrollView.alwaysBounceVertical = true
    scrollView.superview?.layoutIfNeeded()
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(44, 0, 34, 0))
  }

  @Test("S4.2, S4.3 the sum of the app's insets and the system's; the app's stay as they are")
  func adjustedInsetsAreTheSum() throws {
    let scrollView = try scrollView(.always, content: Self.tall)
    #expect(scrollView.contentInset == .zero)
    scrollView.contentInset = UIEdgeInsets(1, 2, 3, 4)
    #expect(scrollView.adjustedContentInset == UIEdgeInsets(45, 12, 37, 16))
    #expect(scrollView.contentInset == UIEdgeInsets(1, 2, 3, 4))
  }

  @Test("S4.15, S4.16 subviews get the edges that are not absorbed")
  func subviewsGetTheEdgesThatAreNotAbsorbed() throws {
    for (behavior, expected) in [
      (.never, Self.supplied), (.always, .zero), (.scrollableAxes, UIEdgeInsets(0, 10, 0, 12)),
    ] as [(UIScrollView.ContentInsetAdjustmentBehavior, UIEdgeInsets)] {
      let scrollView = try scrollView(behavior, content: Self.tall)
      let content = UIView(frame: scrollView.bounds)
      scrollView.addSubview(content)
      scrollView.superview?.layoutIfNeeded()
      #expect(content.safeAreaInsets == expected, "\(behavior.rawValue)")
    }
  }

  @Test("S4.28 the scroll view is notified of a new inset before its delegate")
  func scrollViewIsNotifiedFirst() throws {
    final class Telling: UIScrollView, UIScrollViewDelegate {
      let log = CallLog()

      override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        log.note("view")
      }

      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        log.note("delegate")
      }
    }
    let scrollView = Telling(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    try Stage.show(scrollView)
    scrollView.delegate = scrollView
    _ = scrollView.log.take()
    scrollView.contentInset.top = 5
    #expect(scrollView.log.take() == ["view", "delegate"])
    scrollView.contentInset.top = 5
    #expect(scrollView.log.take() == [])
  }

  @Test("13.1 in random situations each edge adds nothing or the safe area, once")
  func randomSituations() throws {
    var random = SeededGenerator(seed: 41)
    let behaviors: [UIScrollView.ContentInsetAdjustmentBehavior] = [
      .automatic, .scrollableAxes, .never, .always,
    ]
    for _ in 0..<40 {
      let root = InsetView()
      let scrollView = UIScrollView(frame: random.rect(within: 300))
      scrollView.contentInsetAdjustmentBehavior = behaviors[Int(random.points(0...3))]
      scrollView.contentSize = random.rect(within: 900).size
      scrollView.contentInset = UIEdgeInsets(
        random.points(0...20), random.points(0...20), random.points(0...20),
        random.points(0...20))
      let content = UIView(frame: CGRect(x: -50, y: -50, width: 2_000, height: 2_000))
      scrollView.addSubview(content)
      root.addSubview(scrollView)
      try Stage.show(root)

      let own = scrollView.contentInset
      let adjusted = scrollView.adjustedContentInset
      let safe = scrollView.safeAreaInsets
      let inner = content.safeAreaInsets
      for (added, edge, left) in [
        (adjusted.top - own.top, safe.top, inner.top),
        (adjusted.left - own.left, safe.left, inner.left),
        (adjusted.bottom - own.bottom, safe.bottom, inner.bottom),
        (adjusted.right - own.right, safe.right, inner.right),
      ] {
        #expect(added == 0 || added == edge)
        #expect(left + added <= edge)
      }
    }
  }
}

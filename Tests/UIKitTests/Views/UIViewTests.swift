import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite("Autoresizing")
struct AutoresizingTests {
  typealias Mask = UIView.AutoresizingMask
  static let frame = CGRect(x: 10, y: 0, width: 20, height: 10)

  /// In a superview 100 wide that becomes 200 wide.
  static let cases: [(Mask, CGFloat, CGFloat)] = [
    ([], 10, 20),
    (.flexibleRightMargin, 10, 20),
    (.flexibleLeftMargin, 110, 20),
    (.flexibleWidth, 10, 120),
    ([.flexibleLeftMargin, .flexibleRightMargin], 22.5, 20),
    ([.flexibleWidth, .flexibleRightMargin], 10, 20 + 100 * 20 / 90),
    ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 20, 40),
  ]

  @Test("S8.1 flexible margins and sizes share the change by their lengths", arguments: cases)
  func flexiblePartsShareByLength(mask: Mask, x: CGFloat, width: CGFloat) {
    let result = Autoresizing.frame(
      Self.frame, mask: mask, from: CGSize(width: 100, height: 50),
      to: CGSize(width: 200, height: 50))

    #expect(abs(result.minX - x) < 1e-9)
    #expect(abs(result.width - width) < 1e-9)
    #expect(result.minY == 0 && result.height == 10)
  }

  @Test("S8.2 flexible margins and sizes that sum to zero share equally")
  func equalSplit() {
    let result = Autoresizing.frame(
      CGRect(x: 0, y: 0, width: 0, height: 0), mask: [.flexibleWidth, .flexibleLeftMargin],
      from: .zero, to: CGSize(width: 60, height: 0))

    #expect(result.minX == 30)
    #expect(result.width == 30)
  }

  @Test("S8.16 layout does not round frames") @MainActor
  func notRounded() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 199.5, height: 3))
    parent.addSubview(child)
    parent.layoutIfNeeded()
    #expect(child.frame.width == 199.5)
  }
}

@Suite("UIView · geometry")
@MainActor
struct UIViewGeometryTests {
  @Test("S8.32 a scaled view's frame is the box of its transformed bounds, and goes back")
  func transformedFrameIsTheBoundingBox() {
    let view = UIView()
    view.bounds.size = CGSize(width: 100, height: 50)
    view.center = CGPoint(x: 150, y: 125)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 50, y: 75, width: 200, height: 100))

    view.transform = .identity
    #expect(view.frame == CGRect(x: 100, y: 100, width: 100, height: 50))
  }

  @Test("points and rectangles are converted through scrolled and moved views")
  func conversionsFollowScrollingAndMoves() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let middle = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 5, y: 6, width: 20, height: 20))
    outer.addSubview(middle)
    middle.addSubview(inner)
    middle.bounds.origin.y = 100

    #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 16, y: -72))
    #expect(outer.convert(CGPoint(x: 16, y: -72), to: inner) == CGPoint(x: 1, y: 2))
    #expect(
      inner.convert(inner.bounds, to: nil) == CGRect(x: 15, y: -74, width: 20, height: 20))
  }

  @Test("subviews follow their superview by the mask when it changes its size")
  func masksResizeSubviewsWithTheirSuperview() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 150, height: 200)
    #expect(child.frame == CGRect(x: 10, y: 110, width: 130, height: 20))

    parent.autoresizesSubviews = false
    parent.frame.size = CGSize(width: 10, height: 10)
    #expect(child.frame == CGRect(x: 10, y: 110, width: 130, height: 20))
  }

  @Test("sizeToFit keeps the top left corner")
  func sizeToFit() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 50) }
    }
    let view = Fitting(frame: CGRect(x: 7, y: 8, width: 1, height: 1))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 7, y: 8, width: 40, height: 50))
  }

  @Test("a view without contents of its own has no intrinsic size")
  func intrinsicSize() {
    #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
  }
}

/// A view that logs its callbacks for superviews and windows.
@MainActor
private final class MovingView: UIView {
  let log: CallLog
  let name: String

  init(_ name: String, log: CallLog) {
    self.log = log
    self.name = name
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) { log.calls.append("\(name).\(call)") }

  override func willMove(toWindow newWindow: UIWindow?) { note("willWindow") }
  override func didMoveToWindow() { note("didWindow") }
  override func willMove(toSuperview newSuperview: UIView?) { note("willSuper") }
  override func didMoveToSuperview() { note("didSuper") }
  override func didAddSubview(_ subview: UIView) { note("didAdd") }
  override func willRemoveSubview(_ subview: UIView) { note("willRemove") }
}

@Suite("UIView · hierarchy")
@MainActor
struct UIViewHierarchyTests {
  let log = CallLog()

  init() { _ = bootTestScene() }

  private func names(_ views: [UIView]) -> [Int] { views.map(\.tag) }

  private func parent(of count: Int) -> UIView {
    let parent = UIView()
    for tag in 0..<count {
      let view = UIView()
      view.tag = tag
      parent.addSubview(view)
    }
    return parent
  }

  @Test("subviews and sublayers keep the same order through every kind of insertion")
  func insertionsKeepSublayersInOrder() {
    let parent = parent(of: 4)
    let new = UIView()
    new.tag = 9
    parent.insertSubview(new, at: 1)
    #expect(names(parent.subviews) == [0, 9, 1, 2, 3])
    parent.insertSubview(new, aboveSubview: parent.subviews[3])
    #expect(names(parent.subviews) == [0, 1, 2, 9, 3])
    parent.insertSubview(new, belowSubview: parent.subviews[0])
    #expect(names(parent.subviews) == [9, 0, 1, 2, 3])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(names(parent.subviews) == [2, 0, 1, 9, 3])
    parent.bringSubviewToFront(parent.subviews[1])
    #expect(names(parent.subviews) == [2, 1, 9, 3, 0])
    parent.sendSubviewToBack(parent.subviews[3])
    #expect(names(parent.subviews) == [3, 2, 1, 9, 0])
    parent.addSubview(parent.subviews[0])
    #expect(names(parent.subviews) == [2, 1, 9, 0, 3])

    let layers = parent.layer.sublayers ?? []
    #expect(zip(layers, parent.subviews).allSatisfy { $0 === $1.layer })
    #expect(layers.count == 5)
  }

  @Test("a view in a window gets its callbacks in order when added and removed")
  func windowCallbackOrder() {
    let scene = bootTestScene()
    let controller = UIViewController()
    show(controller, in: scene)
    let outer = MovingView("outer", log: log)
    let inner = MovingView("inner", log: log)
    outer.addSubview(inner)
    #expect(log.take() == ["inner.willSuper", "inner.didSuper", "outer.didAdd"])

    controller.view.addSubview(outer)
    #expect(
      log.take() == [
        "outer.willWindow", "inner.willWindow", "outer.willSuper", "outer.didWindow",
        "inner.didWindow", "outer.didSuper",
      ])
    #expect(inner.window === controller.view.window)

    inner.removeFromSuperview()
    #expect(
      log.take() == [
        "outer.willRemove", "inner.willWindow", "inner.willSuper", "inner.didWindow",
        "inner.didSuper",
      ])
    #expect(inner.window == nil && inner.superview == nil)
  }

  @Test("viewWithTag finds a view, and isDescendant(of:) its ancestors")
  func viewWithTag() {
    let parent = parent(of: 3)
    let inner = UIView()
    inner.tag = 42
    parent.subviews[1].addSubview(inner)
    #expect(parent.viewWithTag(42) === inner)
    #expect(inner.isDescendant(of: parent) && inner.isDescendant(of: inner))
    #expect(!parent.isDescendant(of: inner))
  }

  @Test(
    "hitTest returns the frontmost visible view with interaction enabled that contains the point")
  func hitTest() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let front = UIView(frame: CGRect(x: 30, y: 30, width: 60, height: 60))
    root.addSubview(back)
    root.addSubview(front)
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 95, y: 95), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 101, y: 5), with: nil) == nil)
    front.alpha = 0.01
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === back)
    front.alpha = 1
    front.isHidden = true
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === back)
    front.isHidden = false
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === back)
  }

  @Test("the responder chain goes view, controller, superview, window, scene, application")
  func responderChain() {
    let scene = bootTestScene()
    let controller = UIViewController()
    let inner = UIView()
    controller.view.addSubview(inner)
    let window = show(controller, in: scene)
    var chain: [UIResponder] = []
    var responder: UIResponder? = inner
    while let current = responder {
      chain.append(current)
      responder = current.next
    }
    let expected: [UIResponder] = [
      inner, controller.view, controller, window, scene, UIApplication.shared,
    ]
    #expect(chain.count == expected.count)
    #expect(zip(chain, expected).allSatisfy { $0 === $1 })
  }

  @Test("a superview's tint color is inherited, and calls tintColorDidChange")
  func tintColorIsInherited() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let parent = UIView()
    let child = Tinted()
    parent.addSubview(child)
    #expect(child.tintColor == .systemBlue)
    parent.tintColor = .systemRed
    #expect(child.tintColor == .systemRed && child.changes == 1)
    child.tintColor = .systemGreen
    parent.tintColor = .systemBlue
    #expect(child.tintColor == .systemGreen && child.changes == 2)
  }
}

@Suite("UIView · animation")
@MainActor
struct UIViewAnimationTests {
  @Test("S1.22 changes run at once, the completion after the animation's time")
  func completionRunsAfterTheAnimation() {
    _ = bootTestScene()
    let view = UIView()
    var ended: Bool?
    UIView.animate(withDuration: 0.5, delay: 0.25) {
      view.alpha = 0.5
      #expect(UIView.inheritedAnimationDuration == 0.5)
    } completion: {
      ended = $0
    }
    #expect(view.alpha == 0.5 && ended == nil)
    #expect(UIView.inheritedAnimationDuration == 0)
    Runtime.loop.advance(by: 0.7)
    #expect(ended == nil)
    Runtime.loop.advance(by: 0.1)
    #expect(ended == true)
  }

  @Test("a completion never runs inside the call, not even without duration")
  func completionIsNeverInline() {
    _ = bootTestScene()
    var ended = false
    UIView.animate(withDuration: 0) {
    } completion: { _ in
      ended = true
    }
    #expect(!ended)
    Runtime.loop.runUntilIdle()
    #expect(ended)
  }

  @Test("work items due at the same time run in the order they were queued")
  func queueOrder() {
    let loop = VirtualRunLoop()
    var order: [Int] = []
    loop.post(after: 1) { order.append(2) }
    loop.post { order.append(1) }
    loop.post(after: 1) {
      order.append(3)
      loop.post { order.append(4) }
    }
    loop.advance(by: 1)
    #expect(order == [1, 2, 3, 4] && loop.isIdle && loop.now == 1)
  }
}

@Suite("Geometry values")
struct GeometryValueTests {
  @Test("10 edges have Apple's raw values")
  func rawValues() {
    #expect([UIRectEdge.top, .left, .bottom, .right, .all].map(\.rawValue) == [1, 2, 4, 8, 15])
    #expect(
      [NSDirectionalRectEdge.top, .leading, .bottom, .trailing].map(\.rawValue) == [1, 2, 4, 8])
  }

  @Test("values are parsed from their string form")
  func valuesFromStrings() {
    let rect = CGRect(x: 1.5, y: -2, width: 30, height: 0.25)
    #expect(NSCoder.string(for: rect) == "{{1.5, -2}, {30, 0.25}}")
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    let insets = UIEdgeInsets(1, 2, 3, 4)
    #expect(NSCoder.string(for: insets) == "{1, 2, 3, 4}")
    #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == insets)
    #expect(NSCoder.cgPoint(for: "nonsense") == .zero)
  }
}

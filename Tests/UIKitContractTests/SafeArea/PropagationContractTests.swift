import Testing
import UIKit

@Suite("Contract · the safe area of views")
@MainActor
struct PropagationContractTests {
  /// Table 1.2: a child's frame in a parent of 320 by 480 with insets 44, 10, 34, 12.
  nonisolated static let vectors: [(CGRect, UIEdgeInsets)] = [
    (CGRect(x: 0, y: 0, width: 320, height: 480), UIEdgeInsets(44, 10, 34, 12)),
    (CGRect(x: 30, y: 20, width: 100, height: 500), UIEdgeInsets(24, 0, 34, 0)),
    (CGRect(x: -40, y: -60, width: 200, height: 200), UIEdgeInsets(44, 10, 0, 0)),
    (CGRect(x: 0, y: 100, width: 320, height: 200), UIEdgeInsets(0, 10, 0, 12)),
    (CGRect(x: 0, y: 460, width: 320, height: 100), UIEdgeInsets(0, 10, 34, 12)),
    (CGRect(x: 300, y: 0, width: 100, height: 480), UIEdgeInsets(44, 0, 34, 12)),
    (CGRect(x: -50, y: -50, width: 500, height: 700), UIEdgeInsets(44, 10, 34, 12)),
    (CGRect(x: 5, y: 10, width: 60, height: 20), UIEdgeInsets(34, 5, 0, 0)),
    (CGRect(x: 0, y: 500, width: 100, height: 50), UIEdgeInsets(0, 10, 34, 0)),
  ]

  /// Puts views into the probe and the probe on the screen.
  private func show(_ views: UIView..., in root: InsetView = InsetView()) throws -> InsetView {
    for view in views { root.addSubview(view) }
    try Stage.show(root)
    return root
  }

  @Test("S1.1, S1.2, S1.3, S1.24 a child derives each edge from the getter", arguments: vectors)
  func aChildDerivesEachEdgeFromTheGetter(frame: CGRect, expected: UIEdgeInsets) throws {
    let child = UIView(frame: frame)
    _ = try show(child)
    #expect(child.safeAreaInsets == expected)
  }

  @Test("S1.4, S1.6 a child inside the safe rectangle has none, and none is negative")
  func aChildInsideTheSafeRectangleHasNone() throws {
    let child = UIView(frame: CGRect(x: 10, y: 44, width: 298, height: 402))
    _ = try show(child)
    #expect(child.safeAreaInsets == .zero)
  }

  @Test("S1.5 insets taller than the view leave a guide of height zero")
  func insetsTallerThanTheView() throws {
    let slim = InsetView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    slim.supplied = UIEdgeInsets(44, 0, 34, 0)
    _ = try show(in: slim)
    #expect(slim.safeAreaLayoutGuide.layoutFrame.height == 0)
  }

  @Test("S1.7 a view without a source of insets has none")
  func viewWithoutASourceOfInsets() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let child = UIView(frame: parent.bounds)
    parent.addSubview(child)
    parent.layoutIfNeeded()
    #expect(child.safeAreaInsets == .zero)
  }

  @Test("S1.8 a window's root view has the window's insets")
  func aRootViewHasItsWindowsInsets() throws {
    let controller = UIViewController()
    let window = try Stage.show(controller)
    #expect(controller.view.safeAreaInsets == window.safeAreaInsets)
    #expect(controller.view.frame == window.bounds)
  }

  @Test("S1.10 the guide belongs to the view and has its name")
  func guideOwnerAndName() throws {
    let root = try show()
    #expect(root.safeAreaLayoutGuide.owningView === root)
    #expect(root.safeAreaLayoutGuide.identifier == "UIViewSafeAreaLayoutGuide")
  }

  @Test(
    "S1.14, S1.17 layoutMarginsDidChange precedes safeAreaInsetsDidChange, once each per change")
  func layoutMarginsDidChangeComesFirst() throws {
    let log = CallLog()
    let view = LoggingView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let root = InsetView()
    root.supplied = .zero
    _ = try show(view, in: root)
    view.log = log
    root.supplied = UIEdgeInsets(44, 0, 34, 0)
    view.frame.size.height += 1
    root.layoutIfNeeded()
    #expect(log.take().filter { !$0.hasPrefix("layout") } == ["margins", "safe area"])

    view.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.take() == ["layout 44"])
  }

  @Test("S1.15 insets follow frame, center, bounds and superview")
  func insetsFollowFrameCenterBoundsAndSuperview() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let inner = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
    let root = try show(view, inner)
    view.frame.origin.y = 20
    root.layoutIfNeeded()
    #expect(view.safeAreaInsets == UIEdgeInsets(24, 10, 34, 12))
    view.center.y += 30
    root.layoutIfNeeded()
    #expect(view.safeAreaInsets == UIEdgeInsets(0, 10, 34, 12))
    view.bounds.size.height = 100
    root.layoutIfNeeded()
    #expect(view.safeAreaInsets == UIEdgeInsets(0, 10, 0, 12))
    inner.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.safeAreaInsets == UIEdgeInsets(0, 10, 0, 12))
  }

  @Test("S1.19, S1.23 a change asks for layout, which reads the new value")
  func changeInvalidatesLayout() throws {
    let log = CallLog()
    let view = LoggingView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let root = try show(view)
    view.log = log
    view.frame.origin.y = 10
    root.layoutIfNeeded()
    #expect(log.calls.last == "layout 34")
  }

  @Test("S1.22 inside an animation insets have their final value at once")
  func animatedInsetsAreFinalAtOnce() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let root = try show(view)
    UIView.animate(withDuration: 0.1) {
      view.frame.origin.y = 100
      root.layoutIfNeeded()
    }
    #expect(view.safeAreaInsets.top == 0)
  }

  @Test("S1.32 a view's position relative to its superview's bounds determines its insets")
  func positionRelativeToBounds() throws {
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 100))
    let root = InsetView()
    root.bounds.origin.y = 80
    _ = try show(view, in: root)
    #expect(view.safeAreaInsets.top == 24)
  }

  /// 1.2, further vectors: bars of T at the top of a controller's view.
  @Test("S1.1 grandchildren: -10, -10 under T has T; at T - 10 inside of it nothing")
  func aGrandchildBelowTheInsetHasNone() throws {
    let root = InsetView()
    root.supplied = UIEdgeInsets(64, 0, 0, 0)
    let child = UIView(frame: CGRect(x: -10, y: -10, width: 100, height: 200))
    let grandchild = UIView(frame: CGRect(x: 0, y: 64, width: 50, height: 50))
    child.addSubview(grandchild)
    let low = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    _ = try show(child, low, in: root)
    #expect(child.safeAreaInsets == UIEdgeInsets(64, 0, 0, 0))
    #expect(grandchild.safeAreaInsets == .zero)
    #expect(low.safeAreaInsets == UIEdgeInsets(54, 0, 0, 0))
  }

  // MARK: 13.1

  @Test("13.1 in random trees an inset is never negative nor above the parent's")
  func randomTrees() throws {
    var random = SeededGenerator(seed: 20_260)
    for _ in 0..<20 {
      var views: [UIView] = [InsetView()]
      for _ in 0..<15 {
        let view = UIView(frame: random.rect(within: 400))
        views[Int(random.points(0...views.count - 1))].addSubview(view)
        views.append(view)
      }
      try Stage.show(views[0])
      for view in views.dropFirst() {
        let own = view.safeAreaInsets
        let limit = view.superview?.safeAreaInsets ?? .zero
        #expect(own.top >= 0 && own.left >= 0 && own.bottom >= 0 && own.right >= 0)
        #expect(own.top <= limit.top && own.left <= limit.left, "\(view.frame)")
        #expect(own.bottom <= limit.bottom && own.right <= limit.right, "\(view.frame)")
        let margins = view.layoutMargins
        #expect(
          margins == UIEdgeInsets(own.top + 8, own.left + 8, own.bottom + 8, own.right + 8))
      }
    }
  }

  @Test("13.1 growing a child beyond an edge never lowers that edge's inset")
  func aGrowingChildNeverLosesInset() throws {
    var random = SeededGenerator(seed: 7)
    let view = UIView()
    let root = try show(view)
    for _ in 0..<50 {
      let frame = random.rect(within: 480)
      let growth = random.points(0...100)
      view.frame = frame
      root.layoutIfNeeded()
      let before = view.safeAreaInsets
      view.frame = frame.insetBy(dx: -growth, dy: -growth)
      root.layoutIfNeeded()
      let after = view.safeAreaInsets
      #expect(after.top >= before.top && after.left >= before.left, "\(frame) \(growth)")
      #expect(after.bottom >= before.bottom && after.right >= before.right, "\(frame) \(growth)")
    }
  }
}

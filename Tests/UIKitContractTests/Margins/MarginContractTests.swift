import Testing
import UIKit

@Suite("Contract · layout margins")
@MainActor
struct MarginContractTests {
  init() throws { _ = try Stage.scene() }

  @Test("S5.1 an ordinary view has 8 on every edge, and the documented flags")
  func defaultMarginsAre8() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.layoutMargins == UIEdgeInsets(8, 8, 8, 8))
    #expect(!view.preservesSuperviewLayoutMargins && view.insetsLayoutMarginsFromSafeArea)
  }

  @Test("S5.2, S5.11 base and safe area are summed, or the base alone counts")
  func baseAndSafeAreaAreSummed() throws {
    let root = InsetView()
    let view = UIView(frame: root.bounds)
    root.addSubview(view)
    try Stage.show(root)
    #expect(view.layoutMargins == UIEdgeInsets(52, 18, 42, 20))
    view.insetsLayoutMarginsFromSafeArea = false
    root.layoutIfNeeded()
    #expect(view.layoutMargins == UIEdgeInsets(8, 8, 8, 8))
  }

  @Test("S5.3 layoutMargins read back with the safe area added")
  func marginsReadBackWithTheSafeArea() throws {
    let root = InsetView()
    root.supplied = UIEdgeInsets(20, 0, 0, 0)
    let view = UIView(frame: root.bounds)
    root.addSubview(view)
    try Stage.show(root)
    view.layoutMargins = UIEdgeInsets(28, 8, 8, 8)
    #expect(view.layoutMargins.top == 48)
  }

  @Test("S5.4 layoutMargins and directionalLayoutMargins are one value, mirrored by direction")
  func layoutAndDirectionalMargins() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.semanticContentAttribute = .forceLeftToRight
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(1, 2, 3, 4))
    view.layoutMargins = UIEdgeInsets(5, 6, 7, 8)
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8))

    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(1, 4, 3, 2))
  }

  @Test("S5.5 a parent's 20 over a child at 10, 10 gives 10, 10, 8, 8")
  func preservedSuperviewMargins() throws {
    let parent = UIView(frame: CGRect(x: 0, y: 200, width: 320, height: 480))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    parent.insetsLayoutMarginsFromSafeArea = false
    child.insetsLayoutMarginsFromSafeArea = false
    parent.layoutMargins = UIEdgeInsets(20, 20, 20, 20)
    child.preservesSuperviewLayoutMargins = true
    parent.addSubview(child)
    try Stage.show(parent)
    #expect(child.layoutMargins == UIEdgeInsets(10, 10, 8, 8))
  }

  @Test("S5.6, S5.7 system minimum margins apply unless the controller opts out")
  func systemMinimumMargins() throws {
    let controller = UIViewController()
    controller.view.directionalLayoutMargins = .zero
    let window = try Stage.show(controller)
    let safe = window.safeAreaInsets
    let least = controller.systemMinimumLayoutMargins
    #expect(least.top == 0 && least.bottom == 0 && least.leading == least.trailing)
    #expect([16, 20].contains(least.leading))
    #expect(
      controller.view.layoutMargins
        == UIEdgeInsets(
          safe.top, safe.left + least.leading, safe.bottom, safe.right + least.trailing))

    controller.viewRespectsSystemMinimumLayoutMargins = false
    window.layoutIfNeeded()
    #expect(controller.view.layoutMargins == safe)
    controller.view.insetsLayoutMarginsFromSafeArea = false
    window.layoutIfNeeded()
    #expect(controller.view.layoutMargins == .zero)
  }

  @Test("S5.10 a change of margins calls the callbacks of the view and its controller")
  func marginChangeCallbacks() throws {
    final class Screen: UIViewController {
      let log = CallLog()

      override func viewLayoutMarginsDidChange() {
        super.viewLayoutMarginsDidChange()
        log.note("margins")
      }
    }
    let screen = Screen()
    try Stage.show(screen)
    _ = screen.log.take()
    screen.view.layoutMargins.top += 30
    #expect(screen.log.take() == ["margins"])

    let log = CallLog()
    let view = LoggingView()
    view.log = log
    view.layoutMargins.left = 30
    #expect(log.take() == ["margins"])
  }

  @Test("13.1 in random parents margins are the base plus the safe area with the flag, else base")
  func randomMargins() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<30 {
      let root = InsetView()
      let view = UIView(frame: random.rect(within: 400))
      let base = UIEdgeInsets(
        random.points(0...40), random.points(0...40), random.points(0...40),
        random.points(0...40))
      view.layoutMargins = base
      root.addSubview(view)
      try Stage.show(root)
      let safe = view.safeAreaInsets
      #expect(
        view.layoutMargins
          == UIEdgeInsets(
            base.top + safe.top, base.left + safe.left, base.bottom + safe.bottom,
            base.right + safe.right))
      view.insetsLayoutMarginsFromSafeArea = false
      root.layoutIfNeeded()
      #expect(view.layoutMargins == base)
    }
  }
}

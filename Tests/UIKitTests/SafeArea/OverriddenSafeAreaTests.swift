import Foundation
import Testing
import UIKit

/// A window that supplies other insets than its screen, as snapshot libraries do.
private final class PretendingWindow: UIWindow {
  var pretended: UIEdgeInsets = .zero

  override var safeAreaInsets: UIEdgeInsets { pretended }
}

/// A controller's view that moves the subview it lays out by its own safe area.
private final class StackedView: UIView {
  let bar: UIView = UIView()
  let content: UIView = UIView()

  init() {
    super.init(frame: .zero)
    addSubview(bar)
    addSubview(content)
  }

  required init?(coder: NSCoder) { fatalError("not read from a coder") }

  override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: safeAreaInsets.top + 30)
    content.frame = CGRect(
      x: 0, y: bar.frame.maxY - 40, width: bounds.width, height: bounds.height)
  }
}

@Suite("Safe area · overridden insets, and layout that depends on them")
@MainActor
struct OverriddenSafeAreaTests {
  private func window(
    _ insets: UIEdgeInsets, root: UIViewController, in scene: UIWindowScene
  ) -> UIWindow {
    let window = PretendingWindow(windowScene: scene)
    window.pretended = insets
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  @Test("S1.25, Q3 before iOS 26 bars keep to the status bar, the root view to the window")
  func barsKeepToTheStatusBar() {
    let scene = bootTestScene()
    let root = UIViewController()
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.view.addSubview(child)
    _ = window(UIEdgeInsets(70, 5, 11, 6), root: root, in: scene)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(70, 5, 11, 6))
    #expect(child.safeAreaInsets == UIEdgeInsets(70, 5, 0, 0))

    let navigation = UINavigationController(rootViewController: UIViewController())
    _ = window(UIEdgeInsets(70, 5, 11, 6), root: navigation, in: scene)
    #expect(navigation.navigationBar.frame.minY == 44)
  }

  @Test(
    "S1.25, S3.26, Q3 on iOS 26 the bar follows its controller's view, additional insets included",
    arguments: [(0.0, 10.0), (30.0, 40.0), (54.0, 64.0)])
  func barFollowsTheControllersView(windowTop: Double, barTop: Double) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.additionalSafeAreaInsets.top = 10
    let scene = bootTestScene(TestDevice.iPhoneX(SystemVersion(major: 26)))
    _ = window(UIEdgeInsets(CGFloat(windowTop), 0, 0, 0), root: navigation, in: scene)

    #expect(navigation.navigationBar.frame.minY == CGFloat(barTop))
    #expect(navigation.navigationBar.frame.height == 54)
  }

  @Test("S1.26, Q24 a view far beyond the lower right corner has the capped insets there only")
  func viewFarBeyondTheCorner() {
    let root = UIViewController()
    let far = UIView(frame: CGRect(x: 10_000, y: 10_000, width: 375, height: 812))
    root.view.addSubview(far)
    _ = window(UIEdgeInsets(44, 3, 34, 4), root: root, in: bootTestScene())

    #expect(far.safeAreaInsets == UIEdgeInsets(0, 0, 34, 4))
  }

  @Test("S1.20 a view moved by layout gets its insets in the same pass, and so do its subviews")
  func viewMovedByLayout() {
    let root = UIViewController()
    let view = StackedView()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 20))
    view.content.addSubview(inner)
    root.view = view
    show(root, in: bootTestScene())

    // The bar ends at 44 + 30; the content begins 40 above that, at 34: 10 of 44 are left.
    #expect(view.content.frame.minY == 34)
    #expect(view.content.safeAreaInsets.top == 10)
    #expect(inner.safeAreaInsets.top == 10)
  }

  @Test("S1.23 a change of the insets lays the view out again")
  func insetChangeInvalidatesLayout() {
    let root = UIViewController()
    let log = CallLog()
    let view = LoggingView()
    view.log = log
    root.view = view
    let window = show(root, in: bootTestScene())
    log.calls = []
    root.additionalSafeAreaInsets.top = 6
    window.layOut()

    #expect(log.calls.last == "view.layout 50")
    #expect(log.calls.filter { $0.hasPrefix("view.layout") }.count == 1)
  }

  @Test("S1.27 the root view has its insets at its first layout")
  func insetsAtTheFirstLayout() {
    final class Reader: UIViewController {
      var atLoad: UIEdgeInsets?
      var atFirstLayout: UIEdgeInsets?

      override func viewDidLoad() {
        super.viewDidLoad()
        atLoad = view.safeAreaInsets
      }

      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if atFirstLayout == nil { atFirstLayout = view.safeAreaInsets }
      }
    }
    let reader = Reader()
    show(reader, in: bootTestScene())

    #expect(reader.atLoad == UIEdgeInsets.zero)
    #expect(reader.atFirstLayout == UIEdgeInsets(44, 0, 34, 0))
  }
}

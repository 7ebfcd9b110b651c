import Testing
import UIKit

@Suite("Contract · view controllers")
@MainActor
struct ControllerContractTests {
  init() throws { _ = try Stage.scene() }

  /// A controller that logs its lifecycle callbacks.
  private final class Screen: UIViewController {
    let log = CallLog()

    override func viewDidLoad() {
      super.viewDidLoad()
      let isPlaced = view.window != nil
      log.note("load \(isPlaced) \(view.safeAreaInsets == .zero)")
    }

    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      log.note("insets")
    }

    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      log.note("will \(parent != nil)")
    }

    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      log.note("did \(parent != nil)")
    }
  }

  @Test("2.1 a new controller has the documented values")
  func documentedDefaults() {
    let controller = UIViewController()
    #expect(controller.additionalSafeAreaInsets == .zero)
    #expect(controller.edgesForExtendedLayout == .all)
    #expect(!controller.extendedLayoutIncludesOpaqueBars)
    #expect(controller.viewRespectsSystemMinimumLayoutMargins)
    #expect(!controller.prefersStatusBarHidden)
    #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    #expect(controller.parent == nil && controller.children.isEmpty)
    #expect(!controller.hidesBottomBarWhenPushed)
  }

  @Test("S2.1, S2.2 additional insets are added to inherited ones, and passed on to subviews")
  func additionalInsetsAreAdded() throws {
    let controller = UIViewController()
    let child = UIView()
    controller.view.addSubview(child)
    let window = try Stage.show(controller)
    child.frame = controller.view.bounds
    controller.additionalSafeAreaInsets = UIEdgeInsets(10, 0, 6, 0)
    window.layoutIfNeeded()

    let inherited = window.safeAreaInsets
    let expected = UIEdgeInsets(
      inherited.top + 10, inherited.left, inherited.bottom + 6, inherited.right)
    #expect(controller.view.safeAreaInsets == expected)
    #expect(child.safeAreaInsets == expected)
  }

  @Test("S2.4 changed additional insets call viewSafeAreaInsetsDidChange once")
  func changedAdditionalInsetsCallOnce() throws {
    let screen = Screen()
    let window = try Stage.show(screen)
    _ = screen.log.take()
    screen.additionalSafeAreaInsets.top = 3
    window.layoutIfNeeded()
    #expect(screen.log.take() == ["insets"])
    screen.additionalSafeAreaInsets.top = 3
    window.layoutIfNeeded()
    #expect(screen.log.take() == [])
  }

  @Test("S2.14 in viewDidLoad the view has no window and no safe area")
  func viewDidLoadWithoutAWindow() {
    let screen = Screen()
    screen.loadViewIfNeeded()
    #expect(screen.log.take() == ["load false true"])
  }

  @Test("S2.29 addChild calls willMove(toParent:), removeFromParent calls didMove(toParent:)")
  func addChildAndRemoveFromParent() {
    let parent = UIViewController()
    let screen = Screen()
    parent.addChild(screen)
    #expect(screen.log.take() == ["will true"])
    screen.didMove(toParent: parent)
    screen.willMove(toParent: nil)
    _ = screen.log.take()
    screen.removeFromParent()
    #expect(screen.log.take() == ["did false"])
    #expect(parent.children.isEmpty && screen.parent == nil)
  }

  @Test("S2.28 pop methods return the popped controllers, lowest first, and nil without any")
  func popReturnsPoppedControllers() {
    let screens = (0..<4).map { _ in UIViewController() }
    let navigation = UINavigationController()
    navigation.setViewControllers(screens, animated: false)
    #expect(
      navigation.popToViewController(screens[1], animated: false) == [screens[2], screens[3]])
    #expect(navigation.popToRootViewController(animated: false) == [screens[1]])
    #expect(navigation.popToRootViewController(animated: false) == nil)
    #expect(navigation.popViewController(animated: false) == nil)
  }

  @Test("S2.30 a title is the tab's title too; the navigation item's is not")
  func aTitleReachesTheTab() {
    let controller = UIViewController()
    controller.title = "one"
    #expect(controller.tabBarItem.title == "one" && controller.navigationItem.title == "one")
    controller.navigationItem.title = "two"
    #expect(controller.tabBarItem.title == "one" && controller.title == "one")
  }

  @Test("S2.31 the view property loads a clear view with flexible width and height")
  func viewPropertyLoadsTheView() {
    let controller = UIViewController()
    #expect(controller.view.backgroundColor == nil)
    #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(controller.isViewLoaded)
  }

  @Test("S3.2, S3.4 under a translucent bar the child is full screen; a hidden bar adds nothing")
  func childUnderATranslucentBar() throws {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    let window = try Stage.show(navigation)
    #expect(child.view.convert(child.view.bounds, to: nil) == window.bounds)
    let bar = navigation.navigationBar
    #expect(child.view.safeAreaInsets.top == bar.convert(bar.bounds, to: nil).maxY)

    navigation.setNavigationBarHidden(true, animated: false)
    window.layoutIfNeeded()
    #expect(child.view.safeAreaInsets == window.safeAreaInsets)
  }
}

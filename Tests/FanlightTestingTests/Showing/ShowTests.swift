import DeviceCatalog
import FanlightTesting
import Testing
import UIKit

@MainActor
@Suite("Screens · showing a controller (testing.md 5)")
struct ShowTests {
  private let phone = Screen("iPhone 14", system: "18")

  /// A controller that records the screen and settings at its initialization.
  private final class Witness: UIViewController {
    let bounds: CGRect
    let traits: UITraitCollection

    init() {
      bounds = UIScreen.main.bounds
      traits = UIScreen.main.traitCollection
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
  }

  private struct Refusal: Error {}

  @Test("the controller is made inside the screen, with what the user set")
  func controllerIsMadeInsideTheScreen() {
    let screen = Screen(
      "iPhone 14", system: "18", orientation: .landscapeLeft, textSize: .accessibilityLarge,
      style: .dark, direction: .rightToLeft, boldText: true, increasedContrast: true)
    screen.show(Witness()) { shown in
      let witness = shown.controller as? Witness
      #expect(witness?.bounds == CGRect(x: 0, y: 0, width: 844, height: 390))
      #expect(witness?.traits.userInterfaceStyle == .dark)
      #expect(witness?.traits.layoutDirection == .rightToLeft)
      #expect(witness?.traits.preferredContentSizeCategory == .accessibilityLarge)
      #expect(witness?.traits.legibilityWeight == .bold)
      #expect(witness?.traits.accessibilityContrast == .high)
      #expect(shown.screen == screen)
      #expect(shown.window.bounds.size == CGSize(width: 844, height: 390))
    }
    // Settings that a test changes are reset on the next screen.
    phone.show(Witness()) { shown in
      let witness = shown.controller as? Witness
      #expect(witness?.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
      #expect(witness?.traits.userInterfaceStyle == .light)
      #expect(witness?.traits.preferredContentSizeCategory == .large)
    }
  }

  @Test(
    "every screen of a matrix has the size and the safe area of the catalog",
    arguments: Screen.matrix(.representative, systems: .eras))
  func screensAreThoseOfTheCatalog(on screen: Screen) throws {
    let (device, release) = try screen.hardware()
    let display = device.display(screen.orientation.isLandscape ? .landscape : .portrait)
    let safeArea = display.safeArea(on: release)
    screen.show(UIViewController()) { shown in
      let size = CGSize(width: display.size.width, height: display.size.height)
      #expect(shown.window.bounds.size == size)
      let insets = UIEdgeInsets(
        top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
      #expect(shown.controller.view.safeAreaInsets == insets)
    }
  }

  @Test("a container has the controller, whose safe area has its bars")
  func containersHaveTheController() {
    phone.show(UIViewController()) { shown in
      #expect(shown.window.rootViewController === shown.controller)
      // iPhone 14: 47 and 34 (devices.md 2).
      #expect(shown.controller.view.safeAreaInsets.top == 47)
      #expect(shown.controller.view.safeAreaInsets.bottom == 34)
    }
    phone.show(UIViewController(), in: .navigation) { shown in
      // The navigation bar is 44 high, the tab bar 49 (devices.md 7).
      #expect(shown.controller.navigationController === shown.window.rootViewController)
      #expect(shown.controller.view.safeAreaInsets.top == 91)
    }
    phone.show(UIViewController(), in: .tab) { shown in
      #expect(shown.controller.tabBarController === shown.window.rootViewController)
      #expect(shown.controller.view.safeAreaInsets.bottom == 83)
    }
    Screen("iPad A16", system: "18").show(UIViewController(), in: .split) { shown in
      #expect(shown.controller.splitViewController === shown.window.rootViewController)
    }
    phone.show(UIViewController(), in: .sheet) { shown in
      #expect(shown.controller.presentingViewController === shown.window.rootViewController)
      #expect(shown.controller.view.window === shown.window)
    }
    phone.show(
      UIViewController(), in: .custom { UINavigationController(rootViewController: $0) }
    ) { shown in #expect(shown.controller.navigationController != nil) }
  }

  @Test("the closure's value is returned, and its error is thrown")
  func valuesAndErrorsPass() throws {
    #expect(phone.show(UIViewController()) { $0.window.bounds.width } == 390)
    #expect(throws: Refusal.self) {
      try phone.show(UIViewController()) { _ in throw Refusal() }
    }
    func refuse() throws -> UIViewController { throw Refusal() }
    #expect(throws: Refusal.self) { try phone.show(try refuse()) { _ in } }
    // Another screen can be shown again.
    #expect(phone.show(UIViewController()) { _ in true } == true)
  }

  @Test("the controller is released with its screen, however the closure ends")
  func controllersAreReleased() {
    weak var controller: UIViewController?
    for container in [Container.plain, .navigation, .tab, .sheet] {
      phone.show(UIViewController(), in: container) { controller = $0.controller }
      #expect(controller == nil)
    }
    try? phone.show(UIViewController()) { shown in
      controller = shown.controller
      throw Refusal()
    }
    #expect(controller == nil)
  }

  @Test("a screen inside a screen fails and says whose is shown")
  func aScreenInsideAScreenFails() {
    phone.show(UIViewController()) { outer in
      withKnownIssue {
        let inner = phone.show(UIViewController()) { _ in true }
        #expect(inner == nil)
      } matching: { issue in
        "\(issue)".contains("a screen is already shown by a screen inside a screen fails")
          || "\(issue)".contains("a screen is already shown by aScreenInsideAScreenFails()")
      }
      #expect(outer.controller.view.window === outer.window)
    }
  }

  @Test("an unknown screen fails with the nearest names, and shows nothing")
  func unknownScreensFail() {
    withKnownIssue {
      var wasShown = false
      Screen("iPhone 16 Por").show(UIViewController()) { _ in wasShown = true }
      #expect(!wasShown)
    } matching: { issue in
      "\(issue)".contains(#"There is no device "iPhone 16 Por" in the catalog; the nearest are "#)
    }
  }

  @Test("an app that settles is settled when the closure begins")
  func appIsSettled() {
    final class Fading: UIViewController {
      private(set) var hasFaded = false
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(withDuration: 1) {
          self.view.alpha = 0.5
        } completion: { _ in
          self.hasFaded = true
        }
      }
    }
    phone.show(Fading()) { shown in
      #expect((shown.controller as? Fading)?.hasFaded == true)
    }
  }
}

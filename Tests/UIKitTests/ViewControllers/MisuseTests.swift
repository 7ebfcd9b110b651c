import Foundation
import Testing
import UIKit

/// A call for which UIKit raises an exception traps here, with UIKit's message.
@Suite("UIViewController · misuse")
@MainActor
struct MisuseTests {
  /// Expects the standard error of a child process to contain a message.
  private func expect(_ message: String, in result: ExitTest.Result?) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(message))
  }

  @Test("pushing a controller twice traps with UIKit's message")
  func pushingTwiceTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = bootTestScene()
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(root, animated: false)
      }
    }
    expect("Pushing the same view controller instance more than once is not supported", in: result)
  }

  @Test("pushing a navigation controller traps with UIKit's message")
  func pushingANavigationControllerTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = bootTestScene()
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(UINavigationController(), animated: false)
      }
    }
    expect("Pushing a navigation controller is not supported", in: result)
  }

  @Test("S2.28 popping to a controller that is not on the stack traps with UIKit's message")
  func poppingOffTheStackTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = bootTestScene()
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.popToViewController(UIViewController(), animated: false)
      }
    }
    expect("Tried to pop to a view controller that doesn't exist.", in: result)
  }

  @Test("changing a navigation bar that a controller manages traps with UIKit's message")
  func changingAManagedBarTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = bootTestScene()
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.loadViewIfNeeded()
        navigation.navigationBar.pushItem(UINavigationItem(title: ""), animated: false)
      }
    }
    expect("directly on a UINavigationBar managed by a controller.", in: result)
  }

  @Test("selecting a controller that has no tab traps with UIKit's message")
  func selectingWithoutATabTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = bootTestScene()
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        tabs.selectedViewController = UIViewController()
      }
    }
    expect("only a view controller in the tab bar controller's list", in: result)
  }

  @Test("S2.29 adding a child's view outside of its parent's view traps")
  func childViewOutsideItsParentTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = bootTestScene()
        let parent = UIViewController()
        let child = UIViewController()
        let other = UIViewController()
        parent.addChild(child)
        other.view.addSubview(child.view)
      }
    }
    expect("UIViewControllerHierarchyInconsistency: child view controller:", in: result)
  }

  @Test("a view of another controller traps")
  func viewOfAnotherControllerTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = bootTestScene()
        let one = UIViewController()
        let other = UIViewController()
        other.view = one.view
      }
    }
    expect("A view can only be associated with at most one view controller at a time!", in: result)
  }

  @Test("presenting a controller that has a parent traps with UIKit's message")
  func presentingAChildTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = bootTestScene()
        let parent = UIViewController()
        let child = UIViewController()
        parent.addChild(child)
        UIViewController().present(child, animated: false)
      }
    }
    expect("Application tried to present modally an active controller", in: result)
  }

  @Test("S2.29 adding a controller as its own child traps")
  func addingAsOwnChildTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = bootTestScene()
        let (outer, inner) = (UIViewController(), UIViewController())
        outer.addChild(inner)
        inner.addChild(outer)
      }
    }
    expect("a controller cannot be a child of itself or of a controller inside it", in: result)
  }

  @Test("a stack with one controller twice traps with UIKit's message")
  func duplicateControllerTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = bootTestScene()
        let root = UIViewController()
        UINavigationController().viewControllers = [root, UIViewController(), root]
      }
    }
    expect("All view controllers in a navigation controller must be distinct", in: result)
  }

  @Test("presenting a controller that is presented already traps with UIKit's message")
  func presentingTwiceTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let root = UIViewController()
        show(root, in: bootTestScene())
        let sheet = UIViewController()
        root.present(sheet, animated: false)
        sheet.present(sheet, animated: false)
      }
    }
    expect("Application tried to present modally a view controller", in: result)
    expect("that is already being presented by", in: result)
  }

  @Test("of different size class overrides the one nearest to the view applies")
  func nearestSizeClassOverrideApplies() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let window = show(parent, in: bootTestScene())
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    window.layOut()
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
    #expect(child.view.frame.width == 375)
    child.traitOverrides.horizontalSizeClass = .compact
    child.traitOverrides.verticalSizeClass = .compact
    window.layOut()
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(child.view.traitCollection.verticalSizeClass == .compact)
    #expect(window.traitCollection.verticalSizeClass == .regular)
    // An unspecified override has no effect.
    child.traitOverrides.horizontalSizeClass = .unspecified
    window.layOut()
    #expect(child.view.frame.size == CGSize(width: 375, height: 812))
  }

  @Test("popping the root, removing without a parent and dismissing nothing are ignored")
  func invalidRemovalsAreIgnored() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(navigation.viewControllers == [root])
    UIViewController().removeFromParent()
    UIViewController().dismiss(animated: true)
  }
}

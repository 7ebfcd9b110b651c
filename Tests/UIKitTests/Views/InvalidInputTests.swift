import CoreGraphics
import Foundation
import Testing
import UIKit

/// Input for which UIKit and Core Animation raise an exception traps with their message; other invalid
/// input does not affect other views.
@Suite("UIView · invalid values and invalid hierarchies")
@MainActor
struct InvalidInputTests {
  /// Expects the standard error of a child process to contain a message.
  private func expect(_ message: String, in result: ExitTest.Result?) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(message))
  }

  @Test("a frame with NaN traps with Core Animation's message")
  func frameNaNTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = bootTestScene()
        UIView().frame = CGRect(x: CGFloat.nan, y: 10, width: 10, height: 10)
      }
    }
    expect("CALayerInvalidGeometry: CALayer position contains NaN: [nan 15.0]", in: result)
  }

  @Test("a center with NaN traps with Core Animation's message")
  func centerNaNTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = bootTestScene()
        let zero: CGFloat = 0
        UIView().center = CGPoint(x: 1, y: zero / zero)
      }
    }
    expect("CALayer position contains NaN: [1.0 ", in: result)
  }

  @Test("bounds with NaN trap with Core Animation's message")
  func boundsNaNTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = bootTestScene()
        UIView().bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
      }
    }
    expect("CALayer bounds contains NaN: [0.0 0.0; nan 1.0]", in: result)
  }

  @Test("an infinite size is kept, and does not affect the views around it")
  func anInfiniteSizeIsKept() {
    let scene = bootTestScene()
    let controller = UIViewController()
    let (endless, other) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 100)))
    endless.frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: CGFloat.infinity)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.autoresizingMask = [.flexibleRightMargin]
    endless.addSubview(inner)
    controller.view.addSubview(endless)
    controller.view.addSubview(other)
    show(controller, in: scene)

    #expect(endless.bounds.width == .infinity)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(other.safeAreaInsets == UIEdgeInsets(44, 0, 0, 0))
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(44, 0, 34, 0))
  }

  @Test("a view that is added to itself traps with UIKit's message")
  func addingToItselfTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = bootTestScene()
        let view = UIView()
        view.addSubview(view)
      }
    }
    expect("Can't add self as subview", in: result)
  }

  @Test("adding a view to its own descendant traps")
  func addingToADescendantTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = bootTestScene()
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.addSubview(outer)
      }
    }
    expect("as subview of", in: result)
  }

  @Test("removing, exchanging and inserting with invalid views or indices is ignored")
  func invalidInsertionsAndRemovalsAreIgnored() {
    _ = bootTestScene()
    let (view, one, other) = (UIView(), UIView(), UIView())
    one.removeFromSuperview()
    view.insertSubview(one, at: 7)
    view.insertSubview(other, at: 3)
    view.exchangeSubview(at: 0, withSubviewAt: 9)
    view.bringSubviewToFront(UIView())
    #expect(view.subviews == [one, other])
  }
}

@Suite("NSLayoutConstraint · misuse")
@MainActor
struct ConstraintMisuseTests {
  private func expect(_ message: String, in result: ExitTest.Result?) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(message))
  }

  @Test("S8.12 activating without a common ancestor traps with UIKit's message")
  func noCommonAncestorTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = bootTestScene()
        let (one, other) = (UIView(), UIView())
        one.leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
      }
    }
    expect("Unable to activate constraint with anchors", in: result)
    expect("because they have no common ancestor.", in: result)
  }

  @Test("S8.12 a guide without an owning view has no common ancestor with other items")
  func guideWithoutAnOwningView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = bootTestScene()
        let view = UIView()
        let guide = UILayoutGuide()
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
      }
    }
    expect("because they have no common ancestor.", in: result)
  }

  @Test("constraining to the guide of a deallocated view traps")
  func guideOfADeallocatedViewTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = bootTestScene()
        let guide = UIView().safeAreaLayoutGuide
        let view = UIView()
        view.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
      }
    }
    expect("because they have no common ancestor.", in: result)
  }

  @Test("S8.12 adding a constraint to a view that its items are not in traps with UIKit's message")
  func constraintOfAnotherViewTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = bootTestScene()
        let view = UIView()
        UIView().addConstraint(view.widthAnchor.constraint(equalToConstant: 1))
      }
    }
    expect("reference something from outside the subtree of the view?", in: result)
  }

  @Test("a constant of NaN traps with UIKit's message")
  func constantNaNTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = bootTestScene()
        _ = UIView().widthAnchor.constraint(equalToConstant: .nan)
      }
    }
    expect("Constant is not finite!  That's illegal.  constant:nan", in: result)
  }

  @Test("a constant that becomes infinite traps with UIKit's message")
  func infiniteConstantTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = bootTestScene()
        UIView().widthAnchor.constraint(equalToConstant: 1).constant = .infinity
      }
    }
    expect("Constant is not finite!  That's illegal.  constant:inf", in: result)
  }

  @Test("a multiplier of NaN traps with UIKit's message")
  func multiplierNaNTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = bootTestScene()
        let view = UIView()
        _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .nan)
      }
    }
    expect("Multiplier is not finite!  That's illegal.  multiplier:nan", in: result)
  }

  @Test("a position without a second item traps with UIKit's message")
  func positionWithoutASecondItemTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = bootTestScene()
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .leading, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 5)
      }
    }
    expect("Location attributes must be specified in pairs.", in: result)
  }

  @Test("S8.41 a width paired with a leading edge traps with UIKit's message")
  func widthWithLeadingEdgeTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = bootTestScene()
        let view = UIView()
        _ = NSLayoutConstraint(
          item: view, attribute: .width, relatedBy: .equal, toItem: view, attribute: .leading,
          multiplier: 1, constant: 0)
      }
    }
    expect("Invalid pairing of layout attributes", in: result)
  }

  @Test("changing a required priority in a window traps with UIKit's message")
  func changingARequiredPriorityTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let window = UIWindow(windowScene: bootTestScene())
        let view = UIView()
        window.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 1)
        width.isActive = true
        width.priority = .defaultHigh
      }
    }
    expect(
      "Mutating a priority from required to not on an installed constraint (or vice-versa)",
      in: result)
  }

  @Test("changing a required priority traps also after layout without a window")
  func changingPriorityAfterLayoutTraps() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = bootTestScene()
        let view = UIView()
        let width = view.widthAnchor.constraint(equalToConstant: 1)
        width.isActive = true
        view.layoutIfNeeded()
        width.priority = .defaultHigh
      }
    }
    expect("Mutating a priority from required to not", in: result)
  }
}

import FanlightTesting
import Testing
import UIKit

@MainActor
@Suite("Faults · not-mirrored (testing.md 9)")
struct NotMirroredTests {
  private func found(
    on screen: Screen = plainPhone, _ build: @escaping (BuiltViewController) -> Void
  ) -> [LayoutFault] {
    faults(.notMirrored, on: screen, build)
  }

  /// Adds a label at an anchor of its superview.
  private static func addLabel(
    to controller: BuiltViewController, isLeading: Bool
  ) -> UILabel {
    controller.add(UILabel("Departure")) {
      [
        $0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 100),
        isLeading
          ? $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 20)
          : $0.leftAnchor.constraint(equalTo: $1.leftAnchor, constant: 20),
      ]
    }
  }

  @Test("a label that a left constraint holds is for review, and the constraint is named")
  func leftConstraintFires() throws {
    let faults = found { _ = Self.addLabel(to: $0, isLeading: false) }
    let fault = try #require(faults.first)
    #expect(faults.count == 1)
    #expect(fault.certainty == .review)
    #expect(fault.message.contains("held by a constraint of its left"))
  }

  @Test("a disabled button that a left constraint holds fires")
  func disabledButtonFires() {
    let faults = found { controller in
      let button = UIButton(titled: "Pay")
      button.isEnabled = false
      controller.add(button) {
        [
          $0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 100),
          $0.leftAnchor.constraint(equalTo: $1.leftAnchor, constant: 20),
        ]
      }
    }
    #expect(faults.count == 1)
  }

  @Test("text that is aligned to the left in a label as wide as its superview fires")
  func leftAlignmentFires() {
    let faults = found { controller in
      let label = controller.add(UILabel("Departure")) {
        [
          $0.topAnchor.constraint(equalTo: $1.topAnchor),
          $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor),
          $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor),
        ]
      }
      label.textAlignment = .left
    }
    #expect(faults.count == 1)
  }

  @Test("a screen from right to left is compared with one from left to right")
  func rightToLeftScreenFires() {
    var screen = plainPhone
    screen.direction = .rightToLeft
    #expect(found(on: screen) { _ = Self.addLabel(to: $0, isLeading: false) }.count == 1)
    #expect(found(on: screen) { _ = Self.addLabel(to: $0, isLeading: true) }.isEmpty)
  }

  @Test("twin: a safe area at one side of the display has no mirror image")
  func lopsidedSafeAreaIsSound() {
    let screen = Screen("iPhone Duo (outer display)")
    let insets = screen.show(UIViewController()) { $0.controller.view.safeAreaInsets }
    #expect(insets?.left != insets?.right)
    let faults = found(on: screen) { controller in
      controller.add(UILabel("Departure")) {
        [
          $0.topAnchor.constraint(equalTo: $1.safeAreaLayoutGuide.topAnchor),
          $0.leadingAnchor.constraint(equalTo: $1.safeAreaLayoutGuide.leadingAnchor),
        ]
      }
    }
    #expect(faults.isEmpty)
  }

  @Test("twin: leading constraints and natural alignment are sound")
  func leadingIsSound() {
    #expect(found { _ = Self.addLabel(to: $0, isLeading: true) }.isEmpty)
    #expect(
      found { controller in
        controller.add(UILabel("Departure")) {
          [
            $0.topAnchor.constraint(equalTo: $1.topAnchor),
            $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor),
            $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor),
          ]
        }
      }.isEmpty)
  }

  @Test("twin: a centered view is its own mirror image")
  func centeredIsSound() {
    #expect(
      found { controller in
        controller.add(UILabel("Departure")) {
          [
            $0.topAnchor.constraint(equalTo: $1.topAnchor),
            $0.centerXAnchor.constraint(equalTo: $1.centerXAnchor),
          ]
        }
      }.isEmpty)
  }

  @Test(
    "twin: a view with a semanticContentAttribute of one direction is sound",
    arguments: [
      UISemanticContentAttribute.playback, .spatial, .forceLeftToRight, .forceRightToLeft,
    ])
  func semanticContentIsSound(attribute: UISemanticContentAttribute) {
    #expect(
      found { Self.addLabel(to: $0, isLeading: false).semanticContentAttribute = attribute }.isEmpty
    )
    #expect(
      found { controller in
        controller.view.semanticContentAttribute = attribute
        _ = Self.addLabel(to: controller, isLeading: false)
      }.isEmpty)
  }

  @Test("twin: horizontally scrolling content has no mirror image")
  func rowIsSound() {
    #expect(
      found { controller in
        let row = controller.add(UIScrollView(), 0, 100, 375, 60)
        row.contentSize = CGSize(width: 900, height: 60)
        let label = UILabel("Departure")
        label.frame = CGRect(x: 20, y: 10, width: 100, height: 22)
        row.addSubview(label)
      }.isEmpty)
  }

  @Test("the rule restores the layout direction")
  func directionIsAsItWas() {
    plainPhone.show(BuiltViewController { _ = Self.addLabel(to: $0, isLeading: true) }) { shown in
      let frames = shown.frames
      _ = shown.faults(rules: .notMirrored)
      #expect(shown.frames == frames)
      #expect(shown.controller.traitCollection.layoutDirection == .leftToRight)
    }
  }
}

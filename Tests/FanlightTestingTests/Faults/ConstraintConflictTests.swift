import FanlightTesting
import Testing
import UIKit

@MainActor
@Suite("Faults · constraint-conflict (testing.md 9)")
struct ConstraintConflictTests {
  private func found(
    allowing allowances: [Allowance] = [], _ build: @escaping (BuiltViewController) -> Void
  ) -> [LayoutFault] {
    faults(.constraintConflict, allowing: allowances, build)
  }

  /// Adds a view with two widths, of which one may have less than the required priority.
  private static func addTwoWidths(
    to controller: BuiltViewController, priority: UILayoutPriority = .required,
    second: CGFloat = 200
  ) {
    let view = controller.add(UIView()) {
      [
        $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor),
        $0.topAnchor.constraint(equalTo: $1.topAnchor),
        $0.heightAnchor.constraint(equalToConstant: 40),
      ]
    }
    view.accessibilityIdentifier = "total"
    for (name, width) in [("narrow", 100), ("wide", second)] {
      let constraint = view.widthAnchor.constraint(equalToConstant: width)
      constraint.identifier = name
      constraint.priority = name == "wide" ? priority : .required
      constraint.isActive = true
    }
  }

  @Test("two required widths are a serious fault that names constraints and views")
  func twoWidthsFire() throws {
    let faults = found { Self.addTwoWidths(to: $0) }
    let fault = try #require(faults.first)
    #expect(faults.count == 1)
    #expect(fault.severity == .serious && fault.certainty == .certain)
    #expect(fault.message.contains("'narrow'") && fault.message.contains("'wide'"))
    #expect(fault.message.contains("broken: ") && fault.message.contains("id=total"))
    #expect(!fault.message.contains("0x"))
  }

  @Test("a conflict that a rotation causes is found")
  func conflictAfterATurnFires() {
    let found = plainPhone.show(
      BuiltViewController { controller in
        controller.add(UIView()) {
          [
            $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor),
            $0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 300),
            $0.bottomAnchor.constraint(equalTo: $1.bottomAnchor, constant: -300),
            $0.widthAnchor.constraint(equalToConstant: 40),
            $0.heightAnchor.constraint(greaterThanOrEqualToConstant: 10),
          ]
        }
      }
    ) { shown in
      let before = shown.faults(rules: .constraintConflict)
      shown.rotate(to: .landscapeLeft)
      return (before.count, shown.faults(rules: .constraintConflict).count)
    }
    #expect(found?.0 == 0)
    #expect(found?.1 == 1)
  }

  @Test("twin: a width of lower priority gives way")
  func lowerPriorityIsSound() {
    #expect(found { Self.addTwoWidths(to: $0, priority: .defaultHigh) }.isEmpty)
  }

  @Test("twin: the same width twice is sound")
  func sameWidthTwiceIsSound() {
    #expect(found { Self.addTwoWidths(to: $0, second: 100) }.isEmpty)
  }

  @Test("twin: a label that is narrower than its text gives way to its width")
  func compressedLabelIsSound() {
    #expect(
      found { controller in
        controller.add(UILabel("Free returns within thirty days")) {
          [
            $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor),
            $0.topAnchor.constraint(equalTo: $1.topAnchor),
            $0.widthAnchor.constraint(equalToConstant: 40),
          ]
        }
      }.isEmpty)
  }

  @Test("a view that takes part in a conflict can be allowed by its identifier")
  func conflictsCanBeAllowed() {
    #expect(found(allowing: [.view(identified: "total")]) { Self.addTwoWidths(to: $0) }.isEmpty)
    #expect(found(allowing: [.view(identified: "other")]) { Self.addTwoWidths(to: $0) }.count == 1)
  }
}

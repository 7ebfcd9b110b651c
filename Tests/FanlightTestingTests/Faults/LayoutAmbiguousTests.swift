import FanlightTesting
import Testing
import UIKit

@MainActor
@Suite("Faults · layout-ambiguous (testing.md 9)")
struct LayoutAmbiguousTests {
  private func found(_ build: @escaping (BuiltViewController) -> Void) -> [LayoutFault] {
    faults(.layoutAmbiguous, build)
  }

  @Test("a label without a horizontal position is certain and serious")
  func missingPositionFires() throws {
    let faults = found {
      $0.add(UILabel("Pay")) { [$0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 100)] }
    }
    let fault = try #require(faults.first)
    #expect(faults.count == 1)
    #expect(fault.severity == .serious && fault.certainty == .certain)
    #expect(fault.view?.contains("Pay") == true)
  }

  @Test("two labels in a row with the same priorities are for review, and the priority is named")
  func tiedPrioritiesAreForReview() {
    let faults = found { controller in
      let first = UILabel("From")
      controller.add(first) {
        [
          $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor),
          $0.topAnchor.constraint(equalTo: $1.topAnchor),
        ]
      }
      controller.add(UILabel("To")) {
        [
          $0.leadingAnchor.constraint(equalTo: first.trailingAnchor),
          $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor),
          $0.topAnchor.constraint(equalTo: $1.topAnchor),
        ]
      }
    }
    #expect(!faults.isEmpty)
    #expect(faults.allSatisfy { $0.certainty == .review })
    #expect(faults.allSatisfy { $0.message.contains("horizontal content-hugging priority") })
  }

  @Test("labels that a stack compresses are ambiguous as well, and so are their containers")
  func squeezedStackIsForReview() {
    let faults = found { controller in
      let stack = UIStackView(arrangedSubviews: [
        UILabel("Departure from the first harbor", lines: 0),
        UILabel("Arrival at the second harbor", lines: 0),
      ])
      stack.axis = .vertical
      controller.add(stack) {
        [
          $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor),
          $0.topAnchor.constraint(equalTo: $1.topAnchor),
          $0.widthAnchor.constraint(equalToConstant: 100),
          $0.heightAnchor.constraint(equalToConstant: 60),
        ]
      }
    }
    #expect(!faults.isEmpty)
    #expect(faults.allSatisfy { $0.certainty == .review && $0.message.contains("priorit") })
  }

  @Test("twin: a label that a position and its own size determine is sound")
  func intrinsicSizeIsSound() {
    #expect(
      found {
        $0.add(UILabel("Pay")) {
          [
            $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor),
            $0.topAnchor.constraint(equalTo: $1.topAnchor),
          ]
        }
      }.isEmpty)
  }

  @Test("twin: a row in which one label hugs its text more is sound")
  func differentPrioritiesAreSound() {
    #expect(
      found { controller in
        let first = UILabel("From")
        first.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        controller.add(first) {
          [
            $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor),
            $0.topAnchor.constraint(equalTo: $1.topAnchor),
          ]
        }
        controller.add(UILabel("To")) {
          [
            $0.leadingAnchor.constraint(equalTo: first.trailingAnchor),
            $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor),
            $0.topAnchor.constraint(equalTo: $1.topAnchor),
          ]
        }
      }.isEmpty)
  }

  @Test("twin: a stack's arranged subviews and guides are sound")
  func stackIsSound() {
    #expect(
      found { controller in
        let stack = UIStackView(arrangedSubviews: [UILabel("From"), UILabel("To"), UILabel("Via")])
        stack.axis = .vertical
        stack.distribution = .equalSpacing
        controller.add(stack) {
          [
            $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor),
            $0.topAnchor.constraint(equalTo: $1.topAnchor),
            $0.heightAnchor.constraint(equalToConstant: 300),
          ]
        }
      }.isEmpty)
  }

  @Test("twin: a view with a frame of its own is sound")
  func frameIsSound() { #expect(found { $0.add(UIView(), 0, 0, 10, 10) }.isEmpty) }
}

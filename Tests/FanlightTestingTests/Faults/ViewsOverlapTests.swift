import FanlightTesting
import Testing
import UIKit

@MainActor
@Suite("Faults · views-overlap (testing.md 9)")
struct ViewsOverlapTests {
  private func found(
    allowing allowances: [Allowance] = [], _ build: @escaping (BuiltViewController) -> Void
  ) -> [LayoutFault] {
    faults(.viewsOverlap, allowing: allowances, build)
  }

  /// An opaque view.
  private static func card() -> UIView {
    let view = UIView()
    view.backgroundColor = .white
    return view
  }

  @Test("text over other text is certain and serious, and names both")
  func textOverTextFires() throws {
    let faults = found {
      $0.add(UILabel("Departure"), 20, 100, 200, 22)
      $0.add(UILabel("Arrival"), 40, 106, 200, 22)
    }
    let fault = try #require(faults.first)
    #expect(faults.count == 1)
    #expect(fault.severity == .serious && fault.certainty == .certain)
    #expect(fault.view?.contains("Arrival") == true && fault.message.contains("Departure"))
  }

  @Test("a button whose center another one covers has a fault")
  func coveredButtonFires() {
    let faults = found {
      $0.add(UIButton(titled: "Pay"), 20, 100, 120, 44)
      $0.add(UIButton(titled: ""), 40, 100, 160, 44)
    }
    #expect(faults.count == 1)
    #expect(faults.first?.view?.contains("Pay") == true)
  }

  @Test("text over a button's title is a fault")
  func textOverTitleFires() {
    let faults = found {
      $0.add(UIButton(titled: "Continue"), 20, 100, 120, 44)
      $0.add(UILabel("Total"), 60, 111, 60, 22)
    }
    #expect(faults.map(\.certainty) == [.certain])
  }

  @Test("the title of a disabled button is judged as well")
  func disabledTitlesFire() {
    let found = faults(.viewsOverlap) { controller in
      controller.add(UIButton(titled: "Pay later"), 100, 100, 120, 44).isEnabled = false
      controller.add(UILabel("Departure"), 120, 111, 120, 22)
    }
    #expect(found.map(\.certainty) == [.certain])
  }

  @Test("twin: lines that touch share only what is around their ink")
  func touchingLinesAreSound() {
    #expect(
      found {
        $0.add(UILabel("Departure"), 20, 100, 200, 21)
        $0.add(UILabel("Arrival"), 20, 118, 200, 21)
      }.isEmpty)
  }

  @Test("twin: labels may overlap where their texts do not")
  func emptyPartsAreSound() {
    #expect(
      found { controller in
        controller.add(UILabel("From"), 20, 100, 300, 22)
        let end = controller.add(UILabel("To"), 20, 100, 300, 22)
        end.textAlignment = .right
      }.isEmpty)
  }

  @Test("twin: text in a control, over an image, and behind an opaque view is sound")
  func textInControlsAndOverImagesIsSound() {
    #expect(
      found { controller in
        let row = controller.add(UIControl(), 20, 100, 300, 60)
        let title = UILabel("Booking")
        title.frame = CGRect(x: 10, y: 20, width: 200, height: 22)
        row.addSubview(title)
        controller.add(UIImageView(), 20, 200, 300, 100)
        controller.add(UILabel("Over a picture"), 30, 240, 200, 22)
        controller.add(UILabel("Behind a card"), 20, 400, 200, 22)
        let card = controller.add(Self.card(), 0, 380, 375, 100)
        let front = UILabel("In the card")
        front.frame = CGRect(x: 20, y: 20, width: 200, height: 22)
        card.addSubview(front)
      }.isEmpty)
  }

  @Test("twin: text that can be scrolled clear is sound")
  func scrollingContentIsSound() {
    func floating(over height: CGFloat) -> [LayoutFault] {
      found { controller in
        let list = controller.add(UIScrollView(), 0, 0, 375, 600)
        list.contentSize = CGSize(width: 375, height: height)
        let label = UILabel("A row of the list")
        label.frame = CGRect(x: 20, y: 300, width: 300, height: 22)
        list.addSubview(label)
        controller.add(UILabel("Floating"), 20, 300, 100, 22)
      }
    }
    #expect(floating(over: 900).isEmpty)
    #expect(floating(over: 600).count == 1)
  }

  @Test("twin: a badge at the rim of what it counts is for review")
  func badgeIsForReview() {
    let faults = found { controller in
      controller.add(UIButton(titled: "Messages"), 20, 100, 120, 44)
      controller.add(UIButton(titled: ""), 129, 90, 22, 22)
      controller.add(UILabel("Messages and calls"), 20, 300, 160, 22)
      controller.add(UILabel("12"), 20, 296, 22, 20)
    }
    #expect(faults.allSatisfy { $0.certainty == .review })
    #expect(!faults.isEmpty)
  }

  @Test("an allowance of two identifiers allows them in either order, and no other overlap")
  func overlapsCanBeAllowed() {
    func overlapping(_ allowance: Allowance) -> Int {
      found(allowing: [allowance]) {
        $0.add(UILabel("Departure"), 20, 100, 200, 22).accessibilityIdentifier = "from"
        $0.add(UILabel("Arrival"), 40, 106, 200, 22).accessibilityIdentifier = "to"
      }.count
    }
    #expect(overlapping(.overlap("from", "to")) == 0)
    #expect(overlapping(.overlap("to", "from")) == 0)
    #expect(overlapping(.overlap("from", "via")) == 1)
  }
}

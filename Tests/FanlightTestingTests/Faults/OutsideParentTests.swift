import FanlightTesting
import Testing
import UIKit

@MainActor
@Suite("Faults · outside-parent (testing.md 9)")
struct OutsideParentTests {
  private func found(_ build: @escaping (BuiltViewController) -> Void) -> [LayoutFault] {
    faults(.outsideParent, build)
  }

  /// Adds a view with another one inside.
  private static func nest(
    _ inner: UIView, at frame: CGRect, clips: Bool = false, in controller: BuiltViewController
  ) {
    let outer = controller.add(UIView(), 20, 100, 200, 60)
    outer.clipsToBounds = clips
    inner.frame = frame
    outer.addSubview(inner)
  }

  @Test("a button beyond its superview that no touch reaches is certain and serious")
  func unreachableButtonFires() throws {
    let faults = found {
      Self.nest(
        UIButton(titled: "Pay"), at: CGRect(x: 0, y: 50, width: 100, height: 44), in: $0)
    }
    let fault = try #require(faults.first)
    #expect(faults.count == 1)
    #expect(fault.severity == .serious && fault.certainty == .certain)
    #expect(fault.message.contains("12 points beyond the bottom"))
  }

  @Test("a disabled button is found as well, and one that takes no touches only shows something")
  func disabledButtonFires() {
    func count(_ prepare: @escaping (UIButton) -> Void) -> Int {
      found { controller in
        let button = UIButton(titled: "Pay")
        prepare(button)
        Self.nest(button, at: CGRect(x: 0, y: 50, width: 100, height: 44), in: controller)
      }.count
    }
    #expect(count { $0.isEnabled = false } == 1)
    #expect(count { $0.isUserInteractionEnabled = false } == 0)
  }

  @Test("text that a superview clips is a fault")
  func cutTextFires() {
    let faults = found {
      Self.nest(
        UILabel("Departure"), at: CGRect(x: 150, y: 10, width: 100, height: 22), clips: true,
        in: $0)
    }
    #expect(faults.map(\.certainty) == [.certain])
    #expect(faults.first?.message.contains("of the text") == true)
  }

  @Test("twin: a button whose middle is inside is reached")
  func buttonAtTheRimIsSound() {
    #expect(
      found {
        Self.nest(
          UIButton(titled: "Pay"), at: CGRect(x: 0, y: 30, width: 100, height: 44), in: $0)
      }.isEmpty)
  }

  @Test("twin: text beyond a superview that does not clip is shown whole")
  func unclippedTextIsSound() {
    #expect(
      found {
        Self.nest(UILabel("Departure"), at: CGRect(x: 150, y: 10, width: 100, height: 22), in: $0)
      }.isEmpty)
  }

  @Test("twin: scrollable content may be clipped, and so may all content of a collapsed view")
  func scrolledAndClosedContentIsSound() {
    #expect(
      found { controller in
        let list = controller.add(UIScrollView(), 20, 100, 200, 60)
        list.contentSize = CGSize(width: 200, height: 300)
        for row in 0..<4 {
          let label = UILabel("Row \(row)")
          label.frame = CGRect(x: 0, y: CGFloat(row) * 25, width: 100, height: 22)
          list.addSubview(label)
        }
        let closed = controller.add(UIView(), 20, 300, 200, 0)
        closed.clipsToBounds = true
        let label = UILabel("Details")
        label.frame = CGRect(x: 0, y: 10, width: 100, height: 22)
        closed.addSubview(label)
      }.isEmpty)
  }

  @Test("twin: a superview that passes touches on reaches what is beyond it")
  func passedTouchesAreSound() {
    final class Passing: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -60, dy: -60).contains(point)
      }
    }
    #expect(
      found { controller in
        let outer = controller.add(Passing(), 20, 100, 200, 60)
        let button = UIButton(titled: "Pay")
        button.frame = CGRect(x: 0, y: 50, width: 100, height: 44)
        outer.addSubview(button)
      }.isEmpty)
  }
}

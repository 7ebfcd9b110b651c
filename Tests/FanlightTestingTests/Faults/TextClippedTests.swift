import FanlightTesting
import Testing
import UIKit

@MainActor
@Suite("Faults · text-clipped (testing.md 9)")
struct TextClippedTests {
  private static let long = "Free returns within thirty days of delivery"

  private func found(
    on screen: Screen = plainPhone, _ build: @escaping (BuiltViewController) -> Void
  ) -> [LayoutFault] {
    faults(.textClipped, on: screen, build)
  }

  @Test("text that needs more than 1.10 of its width is certain, serious, and names its label")
  func narrowLabelFires() throws {
    let faults = found { $0.add(UILabel(Self.long), 20, 100, 200, 24) }
    let fault = try #require(faults.first)
    #expect(faults.count == 1)
    #expect(fault.rule == "text-clipped" && fault.severity == .serious)
    #expect(fault.certainty == .certain)
    #expect(fault.view?.contains(Self.long) == true)
    #expect(fault.message.contains("has 200 points"))
  }

  @Test("text that needs between 1.00 and 1.10 of its width is for review")
  func slightlyNarrowLabelIsForReview() {
    let faults = found { controller in
      let label = UILabel(Self.long)
      controller.add(label, 10, 100, (label.intrinsicContentSize.width / 1.05).rounded(), 24)
    }
    #expect(faults.map(\.certainty) == [.review])
  }

  @Test("text in lines needs its height to a pixel")
  func lowLabelFires() {
    func height(_ extra: CGFloat) -> [LayoutFault] {
      found { controller in
        let label = UILabel(Self.long, lines: 0)
        let size = label.sizeThatFits(CGSize(width: 120, height: 1000))
        controller.add(label, 20, 100, 120, size.height + extra)
      }
    }
    #expect(height(-42).map(\.certainty) == [.certain])
    // A tenth more width saves the last line, as it may with the glyphs of San Francisco.
    #expect(height(-21).map(\.certainty) == [.review])
    #expect(height(0).isEmpty)
    #expect(height(-0.5).isEmpty)
  }

  @Test("a button's title that ends in an ellipsis is certain, also within a tenth")
  func shortenedTitleFires() {
    let faults = found { controller in
      let button = UIButton(titled: Self.long)
      let width = button.intrinsicContentSize.width
      controller.add(button, 10, 100, (width / 1.05).rounded(), 44)
    }
    #expect(faults.map(\.certainty) == [.certain])
    #expect(faults.first?.message.contains("title") == true)
  }

  @Test(
    "a rotated view is judged, also while a timer repeats; only an animation may be about to end")
  func repeatingTimersExemptNothing() {
    final class Clock: NSObject {
      func tick() {}
    }
    let found = faults(.textClipped) { controller in
      let clock = Clock()
      _ = Timer.scheduledTimer(
        timeInterval: 1, target: clock, selector: Selector("tick", Clock.tick), userInfo: nil,
        repeats: true)
      let label = controller.add(UILabel("Free returns within thirty days"), 20, 200, 100, 22)
      label.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
    #expect(found.count == 1)
  }

  @Test("twin: a label as large as its text is sound")
  func fittingLabelIsSound() {
    #expect(
      found { controller in
        controller.add(UILabel("Pay")) {
          [
            $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 20),
            $0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 100),
          ]
        }
      }.isEmpty)
  }

  @Test("twin: text that shrinks to fit is sound until its minimum scale factor")
  func shrinkingTextIsSound() {
    func shrinking(to scale: CGFloat) -> [LayoutFault] {
      found { controller in
        let label = UILabel(Self.long)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = scale
        controller.add(label, 20, 100, 200, 24)
      }
    }
    #expect(shrinking(to: 0.5).isEmpty)
    #expect(shrinking(to: 0.9).map(\.certainty) == [.certain])
  }

  @Test("twin: the beginning of a text in what scrolls is for review")
  func previewInListIsForReview() {
    let faults = found { controller in
      let list = controller.add(UIScrollView(), 0, 0, 375, 400)
      list.contentSize = CGSize(width: 375, height: 900)
      let label = UILabel(Self.long)
      label.frame = CGRect(x: 20, y: 20, width: 200, height: 24)
      list.addSubview(label)
    }
    #expect(faults.map(\.certainty) == [.review])
  }

  @Test("twin: the width of accessibility sizes is for review")
  func accessibilitySizesAreForReview() {
    var screen = plainPhone
    screen.textSize = .accessibilityExtraExtraExtraLarge
    let faults = found(on: screen) { $0.add(UILabel(Self.long), 20, 100, 200, 60) }
    #expect(faults.map(\.certainty) == [.review])
  }

  @Test("twin: a title in a bar is the system's, and so is the text of a field")
  func textOfTheSystemIsSound() {
    let found = faults(.textClipped, in: .navigation) { controller in
      controller.title = Self.long
      controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: Self.long, style: .plain, target: nil, action: nil)
      let field = UITextField()
      field.text = Self.long
      controller.add(field, 20, 200, 80, 30)
    }
    #expect(found.isEmpty)
  }
}

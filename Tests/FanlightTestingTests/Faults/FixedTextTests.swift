import FanlightTesting
import Testing
import UIKit

@MainActor
@Suite("Faults · fixed-text (testing.md 9)")
struct FixedTextTests {
  private func found(
    on screen: Screen = plainPhone, in container: Container = .plain,
    _ build: @escaping (BuiltViewController) -> Void
  ) -> [LayoutFault] {
    faults(.fixedText, on: screen, in: container, build)
  }

  /// A label whose font follows the user's text size.
  private static func dynamicLabel() -> UILabel {
    let label = UILabel("Departure")
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  @Test("a font of a fixed size is for review, with its size")
  func fixedFontFires() throws {
    let faults = found { controller in
      controller.add(UILabel("Departure"), 20, 100, 200, 22).font = .systemFont(ofSize: 15)
    }
    let fault = try #require(faults.first)
    #expect(faults.count == 1)
    #expect(fault.certainty == .review)
    #expect(fault.message.contains("15 points"))
  }

  @Test("fixed-text fires on a screen of the largest text size, too")
  func largestSizeFires() {
    var screen = plainPhone
    screen.textSize = .accessibilityExtraExtraExtraLarge
    #expect(found(on: screen) { $0.add(UILabel("Departure"), 20, 100, 200, 22) }.count == 1)
    #expect(found(on: screen) { $0.add(Self.dynamicLabel(), 20, 100, 200, 22) }.isEmpty)
  }

  @Test("twin: a font of a text style that follows is sound")
  func dynamicFontIsSound() {
    #expect(found { $0.add(Self.dynamicLabel(), 20, 100, 200, 22) }.isEmpty)
  }

  @Test("twin: a font that the app scales itself is sound")
  func scaledFontIsSound() {
    #expect(
      found { controller in
        let label = controller.add(UILabel("Departure"), 20, 100, 200, 22)
        label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 15))
        label.adjustsFontForContentSizeCategory = true
      }.isEmpty)
  }

  @Test("a field and a text view with a font of a fixed size are for review")
  func fieldsAndTextViewsFire() {
    let faults = found { controller in
      let field = controller.add(UITextField(), 20, 100, 200, 34)
      (field.text, field.font) = ("10 €", .systemFont(ofSize: 15))
      let text = controller.add(UITextView(), 20, 200, 200, 60)
      (text.text, text.font) = ("10 € a day", .systemFont(ofSize: 15))
    }
    #expect(faults.map(\.certainty) == [.review, .review])
  }

  @Test("twin: attributed text of one run, in a label, a field and a text view, is sound")
  func attributedTextOfOneRunIsSound() {
    let text = NSAttributedString(
      string: "10 €", attributes: [.font: UIFont.systemFont(ofSize: 15)])
    #expect(
      found { controller in
        controller.add(UILabel(), 20, 100, 200, 22).attributedText = text
        controller.add(UITextField(), 20, 200, 200, 34).attributedText = text
        controller.add(UITextView(), 20, 300, 200, 60).attributedText = text
      }.isEmpty)
  }

  @Test("twin: text with attributes of its own is sound")
  func attributedTextIsSound() {
    #expect(
      found { controller in
        let label = controller.add(UILabel(), 20, 100, 200, 22)
        let text = NSMutableAttributedString(
          string: "10 €", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        text.append(
          NSAttributedString(string: " a day", attributes: [.font: UIFont.systemFont(ofSize: 12)]))
        label.attributedText = text
      }.isEmpty)
  }

  @Test("twin: titles of bars are the system's")
  func barsAreSound() {
    #expect(found(in: .navigation) { $0.title = "Crossings" }.isEmpty)
  }

  @Test("the rule restores the text size")
  func textSizeIsAsItWas() {
    plainPhone.show(BuiltViewController { $0.add(Self.dynamicLabel(), 20, 100, 200, 22) }) {
      let size = $0.controller.traitCollection.preferredContentSizeCategory
      _ = $0.faults(rules: .fixedText)
      #expect($0.controller.traitCollection.preferredContentSizeCategory == size)
    }
  }
}

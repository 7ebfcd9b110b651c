import FanlightTesting
import Testing
import UIKit

@MainActor
@Suite("Faults · keyboard-cover (testing.md 9)")
struct KeyboardCoverTests {
  private func found(
    _ rules: LayoutRules = .keyboard, _ build: @escaping (BuiltViewController) -> Void
  ) -> [LayoutFault] {
    faults(rules, build)
  }

  @Test("a field at the bottom of a screen that does not move is certain and serious")
  func fieldAtTheBottomFires() throws {
    let faults = found {
      $0.add(UITextField(), 20, 600, 300, 44).accessibilityIdentifier = "name"
    }
    let fault = try #require(faults.first)
    #expect(faults.count == 1)
    #expect(fault.severity == .serious && fault.certainty == .certain)
    #expect(fault.view?.contains("id=name") == true)
  }

  @Test("each field is tried, also a text view")
  func everyFieldIsTried() {
    let faults = found {
      $0.add(UITextField(), 20, 100, 300, 44)
      $0.add(UITextField(), 20, 550, 300, 44)
      $0.add(UITextView(), 20, 600, 300, 60)
    }
    #expect(faults.count == 2)
  }

  @Test("keyboard-cover is not a default rule")
  func ruleIsOffByDefault() {
    #expect(
      found(.default) { $0.add(UITextField(), 20, 600, 300, 44) }
        .allSatisfy { $0.rule != "keyboard-cover" })
  }

  @Test("twin: a field above the keyboard is sound")
  func fieldAtTheTopIsSound() { #expect(found { $0.add(UITextField(), 20, 100, 300, 44) }.isEmpty) }

  @Test("twin: a field that the keyboard's guide holds is sound")
  func keyboardGuideIsSound() {
    #expect(
      found { controller in
        controller.add(UITextField()) {
          [
            $0.bottomAnchor.constraint(equalTo: $1.keyboardLayoutGuide.topAnchor, constant: -12),
            $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 20),
            $0.widthAnchor.constraint(equalToConstant: 300),
          ]
        }
      }.isEmpty)
  }

  @Test("twin: a field that can be scrolled free is sound, and one that can't is not")
  func scrolledFieldIsSound() {
    func list(_ height: CGFloat) -> Int {
      found { controller in
        let list = controller.add(UIScrollView(), 0, 0, 375, 667)
        list.contentSize = CGSize(width: 375, height: height)
        let field = UITextField()
        field.frame = CGRect(x: 20, y: 600, width: 300, height: 44)
        list.addSubview(field)
      }.count
    }
    #expect(list(1200) == 0)
    #expect(list(667) == 1)
  }

  @Test("twin: a disabled field is sound")
  func disabledFieldIsSound() {
    #expect(found { $0.add(UITextField(), 20, 600, 300, 44).isEnabled = false }.isEmpty)
  }

  @Test("the rule hides the keyboard again")
  func keyboardIsHiddenAgain() {
    plainPhone.show(BuiltViewController { $0.add(UITextField(), 20, 600, 300, 44) }) { shown in
      _ = shown.faults(rules: .keyboard)
      #expect(shown.views(of: UITextField.self).allSatisfy { !$0.isFirstResponder })
    }
  }
}

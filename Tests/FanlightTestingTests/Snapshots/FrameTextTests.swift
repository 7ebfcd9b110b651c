import FanlightTesting
import Testing
import UIKit

@MainActor
@Suite("Screens · the frames as text (testing.md 7)")
struct FrameTextTests {
  private let phone = Screen("iPhone SE 3", system: "18")

  private func lines(_ controller: UIViewController, in container: Container = .plain) -> [String] {
    phone.show(controller, in: container) { shown in
      shown.frames.split(separator: "\n").map(String.init)
    } ?? []
  }

  /// Returns the line that contains a string, without its indentation.
  private func line(_ text: String, of lines: [String]) -> String? {
    lines.first { $0.contains(text) }.map { String($0.drop { $0 == " " }) }
  }

  @Test("a view is printed with class, frame, text, identifier and non-default attributes")
  func viewsArePrinted() {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 16, y: 40, width: 100.25, height: 20))
    label.text = "Total"
    label.alpha = 0.5
    let hidden = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    hidden.isHidden = true
    hidden.accessibilityIdentifier = "spinner"
    hidden.addSubview(UILabel())
    controller.view.addSubview(label)
    controller.view.addSubview(hidden)
    let lines = lines(controller)
    #expect(line("Total", of: lines) == #"UILabel (16 40 100.25 20) "Total" alpha=0.5"#)
    #expect(line("spinner", of: lines) == "UIView (0 0 10 10) id=spinner hidden")
    // iPhone SE: 20 at the top (devices.md 2).
    #expect(line("safe=", of: lines) == "UIView (0 0 375 667) safe=(20 0 0 0)")
    // The subviews of a hidden view are left out.
    #expect(lines.last?.contains("spinner") == true)
  }

  @Test("a scroll view is printed with content size, offset and insets")
  func scrollViewsArePrinted() {
    let controller = UIViewController()
    let list = UIScrollView(frame: controller.view.bounds)
    list.contentSize = CGSize(width: 375, height: 900)
    list.accessibilityIdentifier = "list"
    controller.view.addSubview(list)
    #expect(
      line("id=list", of: lines(controller))
        == "UIScrollView (0 0 375 667) id=list content=(375 900) offset=(0 -20) inset=(20 0 0 0)")
  }

  @Test("the insides of bars and of UIKit's controls are one line, an app's own control is not")
  func systemInsidesAreOneLine() {
    final class Stars: UIControl {}
    let controller = UIViewController()
    controller.title = "Checkout"
    let button = UIButton(type: .system)
    button.setTitle("Pay", for: .normal)
    button.frame = CGRect(x: 0, y: 200, width: 80, height: 44)
    let stars = Stars(frame: CGRect(x: 0, y: 300, width: 80, height: 44))
    stars.addSubview(UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    controller.view.addSubview(button)
    controller.view.addSubview(stars)
    let lines = lines(controller, in: .navigation)
    #expect(lines.filter { $0.contains("Pay") }.count == 1)
    #expect(line("Pay", of: lines) == #"UIButton (0 200 80 44) "Pay""#)
    #expect(lines.filter { $0.contains("Checkout") }.count == 1)
    #expect(line("Checkout", of: lines)?.hasPrefix("UINavigationBar (0 20 375 44)") == true)
    #expect(line("(1 2 3 4)", of: lines) == "UILabel (1 2 3 4)")
  }

  @Test("the text is the same in two runs, and has no memory addresses")
  func textsAreTheSameEveryTime() {
    func text() -> String {
      phone.show(UITableViewController(style: .insetGrouped), in: .tab) { shown in
        shown.frames + shown.drawing
      } ?? ""
    }
    let first = text()
    #expect(!first.contains("0x"))
    #expect(first == text())
  }
}

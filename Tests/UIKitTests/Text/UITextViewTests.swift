import Foundation
import HarfBuzzShaper
import Testing
import TextLayout
import UIKit

@Suite("UITextView", .enabled(if: (try? FontLibrary()) != nil, "fonts-inter is not installed"))
@MainActor
struct UITextViewTests {
  private func view(_ text: String) throws -> UITextView {
    Runtime.boot(
      TestDevice.iPhoneX(SystemVersion(major: 18)), shaper: HarfBuzzShaper(),
      fonts: try FontLibrary())
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    return view
  }

  /// Source: Apple's documentation: insets of 8 above and below, line padding of 5.
  @Test("a line is 8 points from top and bottom and 5 from the sides")
  func textContainerInsets() throws {
    let view = try view("Hello")
    let label = UILabel()
    label.text = "Hello"
    // 20.287 + 16, in thirds.
    #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 0)).height - 109.0 / 3) < 1e-6)
    view.isScrollEnabled = false
    #expect(abs(view.intrinsicContentSize.width - label.intrinsicContentSize.width - 10) < 0.34)
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    #expect(abs(view.intrinsicContentSize.height - 61.0 / 3) < 1e-6)
    #expect(abs(view.intrinsicContentSize.width - label.intrinsicContentSize.width) < 1e-6)
  }

  @Test("only text that does not scroll has an intrinsic size")
  func intrinsicSizeWithoutScrolling() throws {
    let view = try view("Hello")
    let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    #expect(view.intrinsicContentSize == none)
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize != none)
  }

  @Test("the content is as high as the text broken at the view's width")
  func contentHeightFollowsTheText() throws {
    let view = try view("")
    view.layoutIfNeeded()
    #expect(abs(view.contentSize.height - 109.0 / 3) < 1e-6)
    view.text = "a\nb\nc\n"
    view.layoutIfNeeded()
    // Four lines: a break at the end begins one. 4 x 20.287 + 16 is 97.148, in thirds 97.333.
    #expect(abs(view.contentSize.height - 292.0 / 3) < 1e-6)
    #expect(view.contentSize.width == 200)
    view.text = String(repeating: "word ", count: 60)
    view.layoutIfNeeded()
    #expect(view.contentSize.height > 150)
  }

  @Test("typing calls a delegate that knows of editing")
  func typingCallsTheDelegate() throws {
    final class Log: NSObject, UITextViewDelegate {
      var calls: [String] = []
      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool {
        calls.append("change \(range.location),\(range.length) '\(text)'")
        return text != "x"
      }
      func textViewDidChange(_ textView: UITextView) { calls.append(textView.text) }
    }
    let view = try view("ab")
    let log = Log()
    view.delegate = log
    view.insertText("c")
    view.insertText("x")
    view.deleteBackward()
    #expect(
      log.calls == ["change 3,0 'x'", "change 2,1 ''"].reduce(into: [
        "change 2,0 'c'", "abc",
      ]) { $0.append($1) } + ["ab"])
  }
}

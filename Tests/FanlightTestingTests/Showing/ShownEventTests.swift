import FanlightTesting
import Testing
import UIKit

@MainActor
@Suite("Screens · views and events (testing.md 5)")
struct ShownEventTests {
  private let phone = Screen("iPhone SE 3", system: "18")

  /// A form with a counting button, a field, a long scroll view, and two labels with one identifier.
  private final class Form: UIViewController {
    let button = UIButton(type: .system)
    let field = UITextField()
    let list = UIScrollView()
    private(set) var count = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      button.setTitle("Pay", for: .normal)
      button.accessibilityIdentifier = "pay"
      button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
      button.addAction(UIAction { [weak self] _ in self?.count += 1 }, for: .touchUpInside)
      field.accessibilityIdentifier = "name"
      field.frame = CGRect(x: 20, y: 200, width: 200, height: 30)
      list.accessibilityIdentifier = "list"
      list.frame = CGRect(x: 0, y: 300, width: 375, height: 300)
      list.contentSize = CGSize(width: 375, height: 900)
      for view in [button, field, list] { self.view.addSubview(view) }
      for _ in 0..<2 {
        let label = UILabel()
        label.accessibilityIdentifier = "twin"
        view.addSubview(label)
      }
    }
  }

  /// The number of issues; the closure that matches them counts.
  private final class Counter: @unchecked Sendable {
    var count = 0
  }

  private func show(_ body: (Shown, Form) throws -> Void) rethrows {
    try phone.show(Form()) { shown in
      if let form = shown.controller as? Form { try body(shown, form) }
    }
  }

  @Test("a tap on a view reaches it, once or several times")
  func tapsReachViews() {
    show { shown, form in
      shown.tap(shown.view(identified: "pay"))
      #expect(form.count == 1)
      shown.tap(form.button, times: 2)
      shown.settle()
      #expect(form.count == 3)
    }
  }

  @Test("a tap that does not reach the view fails and says what is in front")
  func tapsThatDoNotReachFail() {
    show { shown, form in
      let cover = UIView(frame: form.view.bounds)
      cover.accessibilityIdentifier = "cover"
      form.view.addSubview(cover)
      withKnownIssue {
        shown.tap(form.button)
      } matching: { issue in
        "\(issue)".contains(
          #"a touch at (70 122) does not reach UIButton "Pay" id=pay on iPhone SE (3rd gen), 18.7, "#
            + "portrait: it goes to UIView id=cover")
      }
      cover.removeFromSuperview()
      form.button.isUserInteractionEnabled = false
      withKnownIssue { shown.tap(form.button) }
      form.button.removeFromSuperview()
      withKnownIssue {
        shown.tap(form.button)
      } matching: {
        "\($0)".contains("is not in the window")
      }
      #expect(form.count == 0)
    }
  }

  @Test("a touch of no view fails, and says so once where the view was not found")
  func touchesOfNoViewFail() {
    show { shown, _ in
      let none: UIView? = shown.views(of: UISlider.self).first
      for touch in [
        { shown.tap(none) }, { shown.press(none) },
        { shown.drag(none, by: CGVector(dx: 0, dy: 9)) },
      ] {
        withKnownIssue {
          touch()
        } matching: {
          "\($0)".contains("there is no view to touch on iPhone SE (3rd gen), 18.7, portrait")
        }
      }
      let counter = Counter()
      withKnownIssue {
        shown.tap(shown.view(identified: "play"))
      } matching: { _ in
        counter.count += 1
        return true
      }
      #expect(counter.count == 1)
    }
  }

  @Test("typing text without a first responder that accepts it fails")
  func textWithoutAFieldFails() {
    show { shown, form in
      withKnownIssue {
        shown.type("Ada")
      } matching: {
        "\($0)".contains(#"takes the text "Ada""#)
      }
      #expect(form.field.text == "")
    }
  }

  @Test("an app that never settles fails, with what moves and for how long")
  func endlessAnimationsFail() {
    final class Spinner: UIViewController {
      var isSpinning = true
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        spin()
      }
      func spin() {
        UIView.animate(withDuration: 0.25) {
          self.view.alpha = 0.5
        } completion: { [weak self] _ in
          if self?.isSpinning == true { self?.spin() }
        }
      }
    }
    withKnownIssue {
      phone.show(Spinner()) { shown in (shown.controller as? Spinner)?.isSpinning = false }
    } matching: {
      "\($0)".contains(
        "is still moving after 2500 s of virtual time: an animation of 0.25 seconds")
    }
  }

  @Test("no view and two views of one name fail")
  func oneViewHasTheName() {
    show { shown, _ in
      withKnownIssue {
        #expect(shown.view(identified: "play") == nil)
      } matching: {
        "\($0)".contains(#"no view is identified "play"; there are: list, name, pay, twin"#)
      }
      withKnownIssue {
        #expect(shown.view(identified: "twin") == nil)
      } matching: {
        "\($0)".contains(#"2 views are identified "twin""#)
      }
      #expect(shown.views(of: UITextField.self).count == 1)
    }
  }

  @Test("text is typed into the first responder")
  func textIsTyped() {
    show { shown, form in
      shown.tap(form.field)
      shown.type("Ada")
      #expect(form.field.text == "Ada")
    }
  }

  @Test("a scroll view is scrolled to its ends, insets and all")
  func scrollViewsHaveEnds() {
    show { shown, form in
      form.list.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 25, right: 0)
      shown.scroll(form.list, to: .end)
      #expect(form.list.contentOffset.y == 625)
      shown.scroll(form.list, to: .top)
      #expect(form.list.contentOffset.y == -10)
      form.list.contentSize.height = 20
      shown.scroll(form.list, to: .end)
      #expect(form.list.contentOffset.y == -10)
    }
  }

  @Test("a device is rotated and the clock is moved")
  func devicesRotate() {
    show { shown, form in
      shown.rotate(to: .landscapeRight)
      #expect(form.view.bounds.size == CGSize(width: 667, height: 375))
      UIView.animate(withDuration: 2) { form.button.alpha = 0 }
      shown.advance(by: 1)
      shown.settle()
      #expect(form.button.alpha == 0)
    }
  }
}

import FanlightTesting
import Testing
import UIKit

/// A controller whose view a test builds.
final class BuiltViewController: UIViewController {
  private let build: (BuiltViewController) -> Void

  init(_ build: @escaping (BuiltViewController) -> Void) {
    self.build = build
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    build(self)
  }

  /// Adds a view with a frame.
  @discardableResult
  func add<View: UIView>(
    _ view: View, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> View {
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    self.view.addSubview(view)
    return view
  }

  /// Adds a view with constraints.
  @discardableResult
  func add<View: UIView>(
    _ view: View, to superview: UIView? = nil, _ constraints: (View, UIView) -> [NSLayoutConstraint]
  ) -> View {
    let superview: UIView = superview ?? self.view
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate(constraints(view, superview))
    return view
  }
}

extension UILabel {
  /// Creates a label with text.
  convenience init(_ text: String, lines: Int = 1) {
    self.init()
    self.text = text
    numberOfLines = lines
  }
}

extension UIButton {
  /// Creates a system button with a title.
  convenience init(titled title: String) {
    self.init(type: .system)
    setTitle(title, for: .normal)
  }
}

/// An iPhone without a notch, for tests of rules.
let plainPhone = Screen("iPhone SE 3", system: "18")

/// Returns the faults of a view that a closure builds.
@MainActor
func faults(
  _ rules: LayoutRules, on screen: Screen = plainPhone, in container: Container = .plain,
  allowing allowances: [Allowance] = [], _ build: @escaping (BuiltViewController) -> Void
) -> [LayoutFault] {
  screen.show(BuiltViewController(build), in: container) { shown in
    shown.faults(rules: rules, allowing: allowances)
  } ?? []
}

import AuditRules
import ScreenObstructions
import Simulator
import UIKit

/// Makes each field the first responder and locates its caret (testing.md 9, `keyboard-cover`).
@MainActor
struct KeyboardProbe {
  let simulator: Simulator
  /// Reads the views of a view controller.
  let read: (UIViewController) -> ViewTreeReader

  /// Returns the faults of the fields of a controller.
  func faults(of controller: UIViewController?) -> [FoundFault] {
    guard let controller else { return [] }
    let before = read(controller)
    let fields = before.tree.boxes.filter { $0.isEditable && $0.kind == .control }
    return fields.compactMap { fault(of: before.views[$0.index], controller) }
  }

  private func fault(of field: UIView, _ controller: UIViewController) -> FoundFault? {
    guard field.becomeFirstResponder() else { return nil }
    simulator.settle()
    defer {
      simulator.hideKeyboard()
      simulator.settle()
    }
    guard let keyboard = simulator.keyboardFrame else { return nil }
    let reader = read(controller)
    guard let place = reader.viewIndex(of: field), reader.views[place] === field else { return nil }
    let caret = Rect(field.convert(Self.caret(of: field), to: simulator.window))
    return KeyboardCover.fault(
      of: reader.tree.boxes[place], caret: caret, under: Rect(keyboard), in: reader.tree
    ).map { FoundFault($0, in: reader.views) }
  }

  /// Returns the line of a field's caret: the center of a text field, the first line of a text view.
  private static func caret(of field: UIView) -> CGRect {
    let bounds = field.bounds
    let height = min(bounds.height, (field.fontSize ?? 17) * 1.2)
    if let textView = field as? UITextView {
      return CGRect(x: bounds.minX, y: textView.textContainerInset.top, width: 2, height: height)
    }
    return CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: 2, height: height)
  }
}

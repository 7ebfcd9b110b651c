import UIKit

extension UIView {
  /// Whether the view hides what is behind it.
  var hidesWhatIsBehind: Bool {
    if self is UIVisualEffectView { return true }
    guard let color = backgroundColor else { return false }
    return color.resolvedColor(with: traitCollection).cgColor.alpha > 0.99
  }

  /// Whether the app specified that the view is not mirrored.
  var keepsDirection: Bool { semanticContentAttribute != .unspecified }

  /// Whether the app set the frame itself, instead of constraints, a stack view or the system.
  var hasManualFrame: Bool {
    guard translatesAutoresizingMaskIntoConstraints, let superview else { return false }
    if superview is UIStackView { return false }
    if superview.superview is UITableViewCell || superview is UITableViewHeaderFooterView {
      return !isPartOfCell
    }
    return !String(reflecting: Swift.type(of: superview)).hasPrefix("UIKit.UIList")
  }

  /// Whether the view is a standard label of a cell or a header.
  private var isPartOfCell: Bool {
    var outer = superview
    while let view = outer {
      if let cell = view as? UITableViewCell {
        return self === cell.textLabel || self === cell.detailTextLabel
      }
      if let header = view as? UITableViewHeaderFooterView {
        return self === header.textLabel || self === header.detailTextLabel
      }
      outer = view.superview
    }
    return false
  }
}

extension CGAffineTransform {
  /// Whether the transform is a translation.
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

import UIKit

extension UIView {
  /// Whether the view hides what is behind it.
  var hidesWhatIsBehind: Bool {
    if self is UIVisualEffectView { return true }
    guard let color = backgroundColor else { return false }
    return color.resolvedColor(with: traitCollection).cgColor.alpha > 0.99
  }

  /// Whether the app says that the view is the same in both directions of reading.
  var keepsDirection: Bool { semanticContentAttribute != .unspecified }

  /// Whether the app has set the frame itself: neither constraints, nor a stack, nor the system did.
  var hasManualFrame: Bool {
    guard translatesAutoresizingMaskIntoConstraints, let superview else { return false }
    if superview is UIStackView { return false }
    if superview.superview is UITableViewCell || superview is UITableViewHeaderFooterView {
      return !isPartOfCell
    }
    return !String(reflecting: Swift.type(of: superview)).hasPrefix("UIKit.UIList")
  }

  /// Whether the view is one of the labels that a cell or a header has by itself.
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
  /// Whether the transform only moves.
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

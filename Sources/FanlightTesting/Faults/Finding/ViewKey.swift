import UIKit

/// Identifies a view across screens, by its identifier or its position.
@MainActor
enum ViewKey {
  /// Returns the key of a view: the classes of its ancestors up to one with an identifier, and its own text
  /// or its index among siblings of its class.
  static func key(of view: UIView) -> String {
    var words: [String] = []
    var current: UIView? = view
    while let view = current {
      if let identifier = view.accessibilityIdentifier {
        words.append("#\(identifier)")
        break
      }
      words.append(word(of: view))
      current = view.superview
    }
    return words.reversed().joined(separator: ">")
  }

  private static func word(of view: UIView) -> String {
    let name = "\(type(of: view))"
    let text: String? = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle
    if let text { return "\(name) \(text)" }
    // The order of cells among the subviews is not defined.
    guard let superview = view.superview,
      !(view is UITableViewCell || view is UICollectionReusableView)
    else { return name }
    let twins = superview.subviews.filter { type(of: $0) == type(of: view) }
    let place = twins.firstIndex { $0 === view } ?? 0
    return place == 0 ? name : "\(name)[\(place)]"
  }
}

import Foundation

@testable import UIKit

/// The frames of a screen as text, one line a view: class, frame in the superview, what it keeps
/// clear.
@MainActor
struct FrameText {
  private(set) var lines: [String] = []

  init(_ controller: UIViewController) {
    if let bar = controller.navigationController?.navigationBar {
      add(bar, depth: 0, isWhole: false)
    }
    add(controller.view, depth: 0)
    if let bar = controller.tabBarController?.tabBar { add(bar, depth: 0, isWhole: false) }
  }

  /// The text.
  var description: String { lines.joined(separator: "\n") + "\n" }

  private mutating func add(_ view: UIView, depth: Int, isWhole: Bool = true) {
    var words = [String(repeating: "  ", count: depth) + "\(type(of: view))"]
    words.append(Self.numbers(view.frame))
    if view.isHidden { words.append("hidden") }
    if let text = (view as? UILabel)?.text { words.append("\"\(text.prefix(20))\"") }
    if depth == 0 || view is UIScrollView {
      words.append("safe " + Self.numbers(view.safeAreaInsets))
      words.append("margins " + Self.numbers(view.layoutMargins))
    }
    if let page = view as? UIScrollView {
      words.append("content " + Self.numbers([page.contentSize.width, page.contentSize.height]))
      words.append("adjusted " + Self.numbers(page.adjustedContentInset))
      words.append("offset " + Self.numbers([page.contentOffset.x, page.contentOffset.y]))
    }
    lines.append(words.joined(separator: " "))
    let hasInsides = view is UIControl || view is UIImageView || view is UIProgressView
    guard isWhole, !hasInsides else { return }
    for subview in view.subviews {
      // Scroll indicators are the system's.
      if view is UIScrollView, subview.translatesAutoresizingMaskIntoConstraints { continue }
      add(subview, depth: depth + 1)
    }
  }

  private static func numbers(_ rect: CGRect) -> String {
    numbers([rect.minX, rect.minY, rect.width, rect.height])
  }

  private static func numbers(_ insets: UIEdgeInsets) -> String {
    numbers([insets.top, insets.left, insets.bottom, insets.right])
  }

  private static func numbers(_ numbers: [CGFloat]) -> String {
    let words = numbers.map { number in
      let rounded = (number * 1000).rounded() / 1000
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    return "(" + words.joined(separator: " ") + ")"
  }
}

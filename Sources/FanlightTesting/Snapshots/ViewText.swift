import Snapshots
import UIKit
import WebKit

/// The text of a view in a golden file (testing.md 7).
@MainActor
struct ViewText {
  /// The masked views.
  let masked: [UIView]

  /// Returns the node of a view with its subviews.
  ///
  /// A hidden view has a single line, and so does a view with system subviews: a bar, a web view, or a UIKit
  /// control.
  func node(of view: UIView) -> ViewNode {
    let isMasked = masked.contains { $0 === view }
    let frame = view.frame
    let isLeaf = isMasked || view.isHidden || Self.hasSystemInsides(view)
    return ViewNode(
      Self.className(of: view),
      frame: .init(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height),
      text: isMasked ? nil : Self.text(of: view), identifier: view.accessibilityIdentifier,
      attributes: Self.attributes(of: view) + (isMasked ? ["masked"] : []),
      children: isLeaf ? [] : view.subviews.map(node))
  }

  /// Returns the class, the text and the identifier of a view, for messages.
  static func label(of view: UIView) -> String {
    ViewNode(
      className(of: view), frame: .init(x: 0, y: 0, width: 0, height: 0), text: text(of: view),
      identifier: view.accessibilityIdentifier
    ).label
  }

  private static func className(of view: UIView) -> String { "\(type(of: view))" }

  private static func hasSystemInsides(_ view: UIView) -> Bool {
    switch view {
    case is UINavigationBar, is UITabBar, is UIToolbar, is UISearchBar, is UITextView, is WKWebView:
      true
    case is UIControl: String(reflecting: type(of: view)).hasPrefix("UIKit.")
    default: false
    }
  }

  /// Returns the text that a view itself shows.
  static func text(of view: UIView) -> String? {
    let text: String? =
      switch view {
      case let label as UILabel: label.text
      case let button as UIButton: button.currentTitle
      case let field as UITextField: field.text?.isEmpty == false ? field.text : field.placeholder
      case let textView as UITextView: textView.text
      case let bar as UISearchBar: bar.text?.isEmpty == false ? bar.text : bar.placeholder
      case let bar as UINavigationBar: bar.topItem?.title
      case let bar as UITabBar: bar.items?.compactMap(\.title).joined(separator: ", ")
      default: nil
      }
    return text?.isEmpty == true ? nil : text
  }

  /// Returns the attributes that are not the default: of a view, a scroll view's content, and a view
  /// controller's safe area.
  private static func attributes(of view: UIView) -> [String] {
    var attributes: [String] = []
    if view.isHidden { attributes.append("hidden") }
    if view.alpha != 1 { attributes.append("alpha=\(PointText.text(view.alpha))") }
    if let scrollView = view as? UIScrollView ?? (view as? WKWebView)?.scrollView {
      let (size, offset) = (scrollView.contentSize, scrollView.contentOffset)
      attributes.append("content=\(numbers(size.width, size.height))")
      attributes.append("offset=\(numbers(offset.x, offset.y))")
      attributes.append("inset=\(edges(scrollView.adjustedContentInset))")
    }
    if view.next is UIViewController { attributes.append("safe=\(edges(view.safeAreaInsets))") }
    return attributes
  }

  private static func edges(_ insets: UIEdgeInsets) -> String {
    numbers(insets.top, insets.left, insets.bottom, insets.right)
  }

  private static func numbers(_ values: Double...) -> String {
    "(\(values.map(PointText.text).joined(separator: " ")))"
  }
}

import Snapshots
import UIKit

/// The hierarchies of views and view controllers as text, in the style of UIKit's debug descriptions, without
/// memory addresses.
@MainActor
enum HierarchyText {
  /// Returns a view and its descendants, one per line.
  static func text(of view: UIView) -> String {
    lines(of: view, indentation: "").joined(separator: "\n") + "\n"
  }

  /// Returns a view controller and its descendants, one per line.
  static func text(of controller: UIViewController) -> String {
    lines(of: controller, indentation: "").joined(separator: "\n") + "\n"
  }

  private static func lines(of view: UIView, indentation: String) -> [String] {
    [indentation + line(of: view)]
      + view.subviews.flatMap { lines(of: $0, indentation: indentation + "   | ") }
  }

  private static func line(of view: UIView) -> String {
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { PointText.text($0) }
    var parts = ["frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"]
    if let text = ViewText.text(of: view) { parts.append("text = \(QuotedText.quoted(text))") }
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
      parts.append("accessibilityIdentifier = \(QuotedText.quoted(identifier))")
    }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if view.alpha != 1 { parts.append("alpha = \(PointText.text(view.alpha))") }
    if view.isHidden { parts.append("hidden = YES") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    return "<\(type(of: view)); \(parts.joined(separator: "; "))>"
  }

  private static func lines(of controller: UIViewController, indentation: String) -> [String] {
    var line = "\(indentation)<\(type(of: controller))>"
    line += controller.viewIfLoaded.map { ", view: <\(type(of: $0))>" } ?? ", view: (not loaded)"
    if controller.viewIfLoaded?.window == nil { line += " not in a window" }
    var lines = [line]
    for child in controller.children {
      lines += self.lines(of: child, indentation: indentation + "   | ")
    }
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      lines += self.lines(of: presented, indentation: indentation + "   + ")
    }
    return lines
  }
}

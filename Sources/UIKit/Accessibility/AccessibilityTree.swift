import CoreGraphics
import Foundation

/// The accessibility elements of the screen in VoiceOver's order (S20.3, S20.6, S20.7).
///
/// S20.1: The interface as assistive technologies see it is an ordered list of accessibility
/// elements.
@MainActor
package enum AccessibilityTree {
  /// The vertical distance up to which two elements are in the same row, in points.
  ///
  /// Source: S20.7.
  private static let rowHeight: (phone: CGFloat, pad: CGFloat) = (8, 13)

  /// An item to sort: an element, or a group of elements.
  private enum Item {
    case node(AccessibilityNode)
    case group([AccessibilityNode], CGRect)

    var frame: CGRect {
      switch self {
      case .node(let node): node.frame
      case .group(_, let frame): frame
      }
    }

    var nodes: [AccessibilityNode] {
      switch self {
      case .node(let node): [node]
      case .group(let nodes, _): nodes
      }
    }
  }

  /// Returns the elements of the scene's windows, the lowest window first; a modal view hides the elements
  /// below it.
  package static func nodes(of scene: UIWindowScene) -> [AccessibilityNode] {
    var result: [AccessibilityNode] = []
    for window in scene.visibleWindows where !(window is KeyboardWindow) {
      if window.accessibilityViewIsModal { result = [] }
      result += nodes(of: window.rootOfElements)
    }
    return result
  }

  /// Returns the elements in a view, or the view itself.
  package static func nodes(of view: UIView) -> [AccessibilityNode] {
    sorted(items(of: view), of: view).flatMap(\.nodes)
  }

  /// Returns the text of elements, one line each (S20.11).
  package static func text(_ nodes: [AccessibilityNode]) -> String {
    nodes.map { $0.text + "\n" }.joined()
  }

  private static func items(of view: UIView) -> [Item] {
    guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return [] }
    if view.isAccessibilityElement { return [.node(AccessibilityNode(view))] }
    if let elements = explicitElements(of: view) {
      let nodes = elements.flatMap { Self.nodes(ofElement: $0) }
      return nodes.isEmpty ? [] : [.group(nodes, view.accessibilityFrame)]
    }
    var subviews = view.subviews
    if let modal = subviews.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }) {
      subviews = [modal]
    }
    let found = subviews.flatMap { items(of: $0) }
    // The elements of a scroll view, and of a view that groups them, stay together.
    guard view.shouldGroupAccessibilityChildren || view is UIScrollView || view.isBar else {
      return found
    }
    let nodes = sorted(found, of: view).flatMap(\.nodes)
    return nodes.isEmpty ? [] : [.group(nodes, view.accessibilityFrame)]
  }

  private static func explicitElements(of view: UIView) -> [Any]? {
    let count = view.accessibilityElementCount()
    guard count != NSNotFound else { return nil }
    return (0..<count).compactMap { view.accessibilityElement(at: $0) }
  }

  private static func nodes(ofElement element: Any) -> [AccessibilityNode] {
    if let view = element as? UIView { return nodes(of: view) }
    guard let element = element as? UIAccessibilityElement else { return [] }
    if element.isAccessibilityElement { return [AccessibilityNode(element)] }
    return (element.accessibilityElements ?? []).flatMap { nodes(ofElement: $0) }
  }

  /// Returns items sorted from top to bottom, and within a row from the leading to the trailing edge.
  private static func sorted(_ items: [Item], of view: UIView) -> [Item] {
    let least =
      Runtime.environment?.device.idiom == .pad ? rowHeight.pad : rowHeight.phone
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var rows: [[Item]] = []
    for item in items.enumerated().sorted(by: {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }).map(\.element) {
      if let first = rows.last?.first, item.frame.minY - first.frame.minY < least {
        rows[rows.count - 1].append(item)
      } else {
        rows.append([item])
      }
    }
    return rows.flatMap { row in
      row.sorted {
        isMirrored ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX
      }
    }
  }
}

extension UIView {
  fileprivate var isBar: Bool { self is UINavigationBar || self is UITabBar || self is UIToolbar }
}

extension UIWindow {
  /// The view whose elements count: the topmost presented one, or the window.
  fileprivate var rootOfElements: UIView {
    guard let top = rootViewController?.presentationChain.last, top !== rootViewController else {
      return self
    }
    return top.presentation?.controller.containerView ?? top.view ?? self
  }
}

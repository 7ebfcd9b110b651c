public import UIKit

/// Faults that a test allows.
///
/// An allowance that matches nothing on any screen of a run is reported as a warning, so that it can be
/// removed.
public struct Allowance {
  enum Kind {
    case rule(String)
    case view(identified: String)
    case views(of: UIView.Type)
    case overlap(String, String)
  }

  let kind: Kind

  /// Returns an allowance for all faults of a rule.
  ///
  /// - Parameter id: The rule's id, such as "hit-region".
  public static func rule(_ id: String) -> Allowance { Allowance(kind: .rule(id)) }

  /// Returns an allowance for all faults of a view and its subviews.
  ///
  /// - Parameter identifier: The view's accessibility identifier.
  public static func view(identified identifier: String) -> Allowance {
    Allowance(kind: .view(identified: identifier))
  }

  /// Returns an allowance for all faults of the views of a class and their subviews.
  public static func views(of type: UIView.Type) -> Allowance { Allowance(kind: .views(of: type)) }

  /// Returns an allowance for the overlap of two views, given by their accessibility identifiers.
  public static func overlap(_ first: String, _ second: String) -> Allowance {
    Allowance(kind: .overlap(first, second))
  }
}

extension Allowance: CustomStringConvertible {
  /// The allowance as written in a test.
  public var description: String {
    switch kind {
    case .rule(let id): ".rule(\"\(id)\")"
    case .view(let identifier): ".view(identified: \"\(identifier)\")"
    case .views(let type): ".views(of: \(type).self)"
    case .overlap(let first, let second): ".overlap(\"\(first)\", \"\(second)\")"
    }
  }
}

extension Allowance {
  /// Returns whether a fault of some views is allowed.
  @MainActor
  func matches(rule: String, views: [UIView]) -> Bool {
    switch kind {
    case .rule(let id): rule == id
    case .view(let identifier):
      views.contains { Self.isIn($0) { $0.accessibilityIdentifier == identifier } }
    case .views(let type): views.contains { Self.isIn($0) { $0.isKind(of: type) } }
    case .overlap(let first, let second):
      rule == "views-overlap" && views.count == 2
        && Set(views.map(\.accessibilityIdentifier)) == [first, second]
    }
  }

  /// Returns whether a view or a superview of it satisfies a condition.
  @MainActor
  private static func isIn(_ view: UIView, _ condition: (UIView) -> Bool) -> Bool {
    var current: UIView? = view
    while let view = current {
      if condition(view) { return true }
      current = view.superview
    }
    return false
  }
}

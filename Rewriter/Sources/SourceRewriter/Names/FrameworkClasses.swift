/// Facts about classes that the module does not declare.
enum FrameworkClasses {
  /// The classes with the prefix `UI` that are not responders, and so have no `observeValue`.
  private static let plainObjects: Set<String> = [
    "UIAction", "UIBarButtonItem", "UIBarItem", "UIBezierPath", "UICollectionViewLayout",
    "UICollectionViewFlowLayout", "UICollectionViewLayoutAttributes", "UIColor", "UIFont",
    "UIGestureRecognizer", "UIImage", "UILayoutGuide", "UILongPressGestureRecognizer",
    "UINavigationItem", "UIPanGestureRecognizer", "UIPercentDrivenInteractiveTransition",
    "UIPinchGestureRecognizer", "UIPresentationController", "UIRotationGestureRecognizer",
    "UIScreen", "UIStoryboardSegue", "UISwipeGestureRecognizer", "UITabBarItem",
    "UITapGestureRecognizer",
  ]

  /// Returns whether a class outside the module has a method `observeValue` to override.
  static func isResponder(_ name: String) -> Bool {
    (name.hasPrefix("UI") || name == "WKWebView") && !plainObjects.contains(name)
  }

  /// Returns whether a type outside the module is probably a protocol, judged by its name.
  static func isProtocol(_ name: String) -> Bool {
    let plain = name.split(separator: "<").first.map(String.init) ?? name
    if ["Error", "Sendable", "AnyObject", "NSObjectProtocol"].contains(plain) { return true }
    if plain == "NSCopying" || plain == "NSCoding" || plain == "NSSecureCoding" { return true }
    return ["able", "ible", "Delegate", "DataSource", "Protocol", "Type"]
      .contains { plain.hasSuffix($0) }
  }
}

public import Foundation

/// What has looks that are set for all objects of a class at once.
///
/// Views take them when they come into a window, as far as they were not given attributes of their own.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the object whose looks hold for all objects of the class.
  static func appearance() -> Self

  /// Returns the object whose looks hold for objects of the class inside of others.
  ///
  /// - Parameter containerTypes: The classes around them, the nearest first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// What looks can be set inside of: views and controllers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Returns the view whose looks hold for all views of the class.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Returns the view whose looks hold for views of the class inside of others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    Runtime.appearances.proxy(of: self, in: containerTypes) { make(frame: .zero) }
  }
}

extension UIBarItem: UIAppearance {
  /// Returns the item whose looks hold for all items of the class.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Returns the item whose looks hold for items of the class inside of others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    Runtime.appearances.proxy(of: self, in: containerTypes) { makeObject(()) }
  }
}

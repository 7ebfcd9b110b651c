public import Foundation

/// A type whose appearance can be customized for all objects of a class, through a proxy.
///
/// Views adopt the proxy's properties when they move to a window, unless the app has set these on the
/// view itself.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the appearance proxy of the class.
  static func appearance() -> Self

  /// Returns the appearance proxy of the class inside of containers.
  ///
  /// - Parameter containerTypes: The classes around them, the nearest first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Returns the appearance proxy of the class.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Returns the appearance proxy of the class inside of containers.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    Runtime.appearances.proxy(of: self, in: containerTypes) { make(frame: .zero) }
  }
}

extension UIBarItem: UIAppearance {
  /// Returns the appearance proxy of the class.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Returns the appearance proxy of the class inside of containers.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    Runtime.appearances.proxy(of: self, in: containerTypes) { makeObject(()) }
  }
}

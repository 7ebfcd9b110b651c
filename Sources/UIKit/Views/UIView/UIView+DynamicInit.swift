public import Foundation

extension UIView {
  /// The entry point of `make(frame:)`: the class's own `init(frame:)`, through its vtable.
  @usableFromInline convenience init(
    _dynamic x: Double, _ y: Double, _ width: Double, _ height: Double
  ) {
    self.init(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  /// Calls the convenience initializer for the class on which the method is called.
  ///
  /// A subclass's `init(frame:)` is not `required`, so Swift does not call it through a metatype;
  /// the convenience initializer does, and its allocating entry point takes any metatype. A test
  /// guards the symbol's name.
  @_silgen_name("$s5UIKit6UIViewC8_dynamic___ACSd_S3dtcfC")
  @usableFromInline static func make(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> Self

  /// Creates a view of the class on which the method is called, by its `init(frame:)`.
  package static func make(frame: CGRect) -> Self {
    make(
      Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height))
  }
}

/// The requirement that allows generic code to create views of a class that is only known as a type
/// parameter.
///
/// Not for adoption by others: ``UIView`` and its subclasses have it.
public protocol _UIViewConstructible {}

extension UIView: _UIViewConstructible {}

// An initializer in a protocol extension receives the metatype on which it is called, and cannot
// access it; a static function of the same type receives it as `self`. So the initializers are
// declarations only, and the functions below them are their bodies: `type.init()` creates an object of
// the class that `type` contains at run time.
extension _UIViewConstructible where Self: UIView {
  /// Creates a view with a frame in its future superview, in points.
  @_silgen_name("fanlight_UIView_init_frame")
  @preconcurrency @MainActor
  public init(frame: CGRect)

  /// Creates a view of zero size.
  @_silgen_name("fanlight_UIView_init")
  @preconcurrency @MainActor
  public init()

  @_silgen_name("fanlight_UIView_init_frame")
  @preconcurrency @MainActor @usableFromInline
  static func makeDynamically(frame: CGRect) -> Self {
    self.make(frame: frame)
  }

  @_silgen_name("fanlight_UIView_init")
  @preconcurrency @MainActor @usableFromInline
  static func makeDynamically() -> Self {
    self.make(frame: .zero)
  }
}

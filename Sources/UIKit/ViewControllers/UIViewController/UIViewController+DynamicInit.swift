extension UIViewController {
  /// The entry point of `make(_:)`: the class's own initializer, called through its vtable.
  @usableFromInline convenience init(_dynamic nothing: Void) {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of the class on which the method is called.
  ///
  /// A subclass's initializer is not `required`, so Swift does not call it through a metatype;
  /// the convenience initializer does, and its allocating entry point takes any metatype. A test
  /// guards the symbol's name.
  @_silgen_name("$s5UIKit16UIViewControllerC8_dynamicACyt_tcfC")
  package static func make(_ nothing: Void) -> Self
}

import Foundation

extension NSObject {
  /// The entry point of `make(_:)`: the class's own initializer, called through its vtable.
  @usableFromInline convenience init(_dynamicObject nothing: Void) {
    self.init()
  }

  /// Creates an object of the class on which the method is called, by its `init()`.
  ///
  /// A subclass's initializer is not `required`, so Swift does not call it through a metatype;
  /// the convenience initializer does, and its allocating entry point takes any metatype. A test
  /// guards the symbol's name.
  @_silgen_name("$s10Foundation8NSObjectC5UIKitE14_dynamicObjectACyt_tcfC")
  package static func makeObject(_ nothing: Void) -> Self
}

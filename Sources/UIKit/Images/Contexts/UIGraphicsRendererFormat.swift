import CoreGraphics
public import Foundation

/// The attributes of a renderer's drawing contexts.
open class UIGraphicsRendererFormat: NSObject {
  /// The bounds of the drawing contexts, in points.
  open internal(set) var bounds: CGRect = .zero

  /// Creates a format without an area.
  public override init() {
    super.init()
  }

  /// Returns the default format for the device.
  open class func `default`() -> Self { make(()) }

  /// Returns the format that suits the device best.
  open class func preferred() -> Self { make(()) }

  /// The entry point of ``make(_:)``: the class's own `init()`, called through its vtable.
  @usableFromInline convenience init(_dynamic nothing: Void) {
    self.init()
  }

  /// Creates a format of the class on which the method is called.
  @_silgen_name("$s5UIKit24UIGraphicsRendererFormatC8_dynamicACyt_tcfC")
  static func make(_ nothing: Void) -> Self
}

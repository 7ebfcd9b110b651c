// swift-format-ignore-file: AvoidRetroactiveConformances
// Apple's own overlay declares these conformances; Foundation on Linux leaves them out.

public import Foundation

/// A structure that casts to and from `NSValue`, as on Apple systems.
///
/// `as? NSValue` boxes it, and `as?` unboxes one.
public protocol _BoxedStructure: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// Boxes a value of the type.
  static func _box(_ value: Self) -> NSValue
  /// Returns the value in a box; `nil` if it contains another type.
  static func _unbox(_ box: NSValue) -> Self?
}

extension _BoxedStructure {
  /// Returns the value in a box.
  public func _bridgeToObjectiveC() -> NSValue { Self._box(self) }

  /// Unboxes a value; traps if the box contains another type.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = _unbox(source)
  }

  /// Unboxes a value, and returns whether the box contained one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool {
    result = _unbox(source)
    return result != nil
  }

  /// Returns the value in a box, which must contain one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    guard let value = source.flatMap(_unbox) else {
      preconditionFailure("\(source?.description ?? "nil") holds no \(Self.self)")
    }
    return value
  }

  /// Returns whether a box contains a structure of Foundation's with the same layout.
  static func isBoxed(_ box: NSValue, as template: NSValue) -> Bool {
    String(cString: box.objCType) == String(cString: template.objCType)
  }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, _BoxedStructure {
  /// Boxes a rectangle as Foundation's structure.
  public static func _box(_ value: CGRect) -> NSValue { NSValue(rect: value) }

  /// Returns the rectangle in a box.
  public static func _unbox(_ box: NSValue) -> CGRect? {
    isBoxed(box, as: NSValue(rect: .zero)) ? box.rectValue : nil
  }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, _BoxedStructure {
  /// Boxes a point as Foundation's structure.
  public static func _box(_ value: CGPoint) -> NSValue { NSValue(point: value) }

  /// Returns the point in a box.
  public static func _unbox(_ box: NSValue) -> CGPoint? {
    isBoxed(box, as: NSValue(point: .zero)) ? box.pointValue : nil
  }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, _BoxedStructure {
  /// Boxes a size as Foundation's structure.
  public static func _box(_ value: CGSize) -> NSValue { NSValue(size: value) }

  /// Returns the size in a box.
  public static func _unbox(_ box: NSValue) -> CGSize? {
    isBoxed(box, as: NSValue(size: .zero)) ? box.sizeValue : nil
  }
}

/// A trait: a value that is inherited along the hierarchy of scenes, windows, controllers and
/// views.
///
/// Apps define custom traits by conforming a type to this protocol.
public protocol UITraitDefinition {
  /// The type of the trait's value.
  associatedtype Value

  /// The default value of the trait.
  static var defaultValue: Value { get }

  /// A Boolean value that indicates whether the trait affects the appearance of colors.
  static var affectsColorAppearance: Bool { get }

  /// The trait's name in logs.
  static var name: String { get }

  /// A name unlike those of all other traits.
  static var identifier: String { get }
}

extension UITraitDefinition {
  /// A Boolean value that indicates whether the trait affects colors; `false` by default.
  public static var affectsColorAppearance: Bool { false }

  /// The name of the trait for debugging.
  public static var name: String { "\(Self.self)" }

  /// The unique identifier of the trait.
  public static var identifier: String { String(reflecting: Self.self) }
}

/// A trait as a value.
public typealias UITrait = any UITraitDefinition.Type

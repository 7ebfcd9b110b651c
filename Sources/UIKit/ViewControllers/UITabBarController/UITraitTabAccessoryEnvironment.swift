/// The trait for the placement of a tab accessory.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
  /// The default value of the trait: `.unspecified`.
  public static var defaultValue: UITabAccessoryEnvironment { .unspecified }
}

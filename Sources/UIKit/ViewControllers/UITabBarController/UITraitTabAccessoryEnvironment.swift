/// The trait for the placement of a tab accessory.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
  /// The value where no environment is set: `.unspecified`.
  public static var defaultValue: UITabAccessoryEnvironment { .unspecified }
}

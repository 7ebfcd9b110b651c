extension Screen {
  /// Constants that specify which screens of a matrix represent others.
  public enum Distinct: Sendable, Hashable {
    /// Of the screens on which everything is laid out the same, the first is kept; the landscape orientations
    /// count as the same.
    ///
    /// ``Screen/alike`` returns the others.
    case layouts
    /// Of the screens with the same pictures, the first is kept; screens with different display shapes or
    /// landscape orientations are different.
    case pictures
    /// Every screen is kept.
    case no
  }
}

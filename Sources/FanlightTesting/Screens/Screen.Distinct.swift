extension Screen {
  /// Constants for which screens of a matrix stand for others.
  public enum Distinct: Sendable, Hashable {
    /// One screen stays of those on which everything is laid out the same; both landscape sides are one.
    /// ``Screen/alike`` names the others.
    case layouts
    /// One screen stays of those whose pictures are the same: glass, corners and sides are told apart.
    case pictures
    /// Every screen stays.
    case no
  }
}

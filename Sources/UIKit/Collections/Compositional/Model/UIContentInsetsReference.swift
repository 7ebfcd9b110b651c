/// The reference of the insets of sections and their headers (S7.22).
public enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the layout's configuration; in a configuration, the safe area.
  case automatic = 0
  /// The edges of the content.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The readable content guide.
  case readableContent = 4
}

/// How controls of forms look and how large they are where a page leaves them alone.
public enum FormControls: Sendable, Hashable, CaseIterable {
  /// As the engine draws them.
  case engine
  /// As on iOS up to 14: dark borders and black text.
  case outlined
  /// As on iOS 15 and later: gray pills with text in the tint color.
  case filled
}

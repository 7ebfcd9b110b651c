/// The default appearance and size of form controls.
public enum FormControls: Sendable, Hashable, CaseIterable {
  /// The engine's own style.
  case engine
  /// The style of iOS 14 and earlier: dark borders and black text.
  case outlined
  /// The style of iOS 15 and later: gray capsules with text in the tint color.
  case filled
}

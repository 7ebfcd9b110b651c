/// The results of the helper's self-check at startup, which sets each value and reads it back in a page.
public struct WebKitSelfCheck: Sendable, Hashable {
  /// A Boolean value that indicates whether WebKit's own `env(safe-area-inset-*)` is set; otherwise style
  /// sheets are rewritten.
  public var hasNativeSafeArea: Bool
  /// A Boolean value that indicates whether the layout size, the viewport units and the page scale are set;
  /// otherwise they derive from the view's size.
  public var hasNativeViewport: Bool
  /// A Boolean value that indicates whether media features match a touch screen; otherwise they match a mouse.
  public var hasTouchMediaFeatures: Bool

  init(_ check: HelperInformation.SelfCheck) {
    hasNativeSafeArea = check.insets == "native"
    hasNativeViewport = check.viewport == "native"
    hasTouchMediaFeatures = check.touch == "native"
  }
}

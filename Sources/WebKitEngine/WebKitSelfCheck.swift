/// What the engine found out of WebKit when it started: each value was set and read back in a page.
public struct WebKitSelfCheck: Sendable, Hashable {
  /// A Boolean value that indicates whether `env(safe-area-inset-*)` is WebKit's own; otherwise style sheets
  /// are rewritten.
  public var hasNativeSafeArea: Bool
  /// A Boolean value that indicates whether the layout size, the units of viewports and the page scale are
  /// set; otherwise they are those of the view.
  public var hasNativeViewport: Bool
  /// A Boolean value that indicates whether media features match a touch screen; otherwise a mouse.
  public var hasTouchMediaFeatures: Bool

  init(_ check: HelperInformation.SelfCheck) {
    hasNativeSafeArea = check.insets == "native"
    hasNativeViewport = check.viewport == "native"
    hasTouchMediaFeatures = check.touch == "native"
  }
}

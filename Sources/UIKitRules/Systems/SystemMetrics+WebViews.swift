extension SystemMetrics {
  /// Whether pages draw buttons and fields as filled shapes instead of outlines.
  package var fillsFormControls: Bool { version.major >= 15 }

  /// Whether a web view passes the safe area to its page, which was introduced with iOS 11.
  package var hasSafeAreaInWebViews: Bool { version.major >= 11 }
}

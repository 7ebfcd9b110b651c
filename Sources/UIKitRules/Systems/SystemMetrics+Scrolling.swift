extension SystemMetrics {
  /// Whether the system rewrites `contentInset` itself, as it did up to iOS 10 (S4.37, S4.39).
  @inlinable package var rewritesContentInset: Bool { version.major < 11 }

  /// Whether a scroll view with `.never` in a tab bar controller still absorbs the bottom of its
  /// safe area: a bug of iOS 11.2 (S4.13).
  @inlinable package var keepsBottomOfNeverInTabs: Bool {
    version == SystemVersion(major: 11, minor: 2)
  }

  /// Whether a refresh control's space is separate from the app's inset instead of part of it
  /// (S4.6).
  package var separatesRefreshInset: Bool { version.major >= 13 }

  /// The rectangle of a transformed view that is used in the propagation of safe areas (S1.28-S1.31).
  @inlinable package var transformRule: SafeAreaPropagation.TransformRule {
    version.major < 14 ? .transformedFrame : .untransformedRectangle
  }

  /// Whether a label that wraps in a row of a stack has an equal share of it at priority 759.
  package var halvesWrappingTextInStacks: Bool { version.major < 15 }
}

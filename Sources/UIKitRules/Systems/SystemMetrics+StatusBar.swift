extension SystemMetrics {
  /// Whether the status bar's default style depends on the content below it.
  package var adaptsStatusBarToContent: Bool { version.major >= 26 }

  /// Whether the status bar's default style depends on light and dark mode.
  package var adaptsStatusBarToMode: Bool { (13..<26).contains(version.major) }

  /// Whether an iPad's status bar has the layout of that of a phone with a home button.
  package var hasClassicTabletStatusBar: Bool { version.major < 12 }

  /// Whether an iPad's status bar has the three dots of the window's menu.
  package var hasWindowDots: Bool { (15..<26).contains(version.major) }

  /// Whether the signal is shown by dots.
  package var hasSignalDots: Bool { version.major < 11 }

  /// The name of the system on an iPad.
  package var nameOnTablets: String { version.major >= 13 ? "iPadOS" : "iOS" }
}

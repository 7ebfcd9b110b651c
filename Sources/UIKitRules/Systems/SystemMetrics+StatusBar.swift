extension SystemMetrics {
  /// Whether the status bar's default style goes with the content below it.
  package var adaptsStatusBarToContent: Bool { version.major >= 26 }

  /// Whether the status bar's default style goes with light and dark mode.
  package var adaptsStatusBarToMode: Bool { (13..<26).contains(version.major) }

  /// Whether a tablet's status bar is built as a phone's with a home button.
  package var hasClassicTabletStatusBar: Bool { version.major < 12 }

  /// Whether a tablet's status bar has the three dots of the window's menu.
  package var hasWindowDots: Bool { (15..<26).contains(version.major) }

  /// Whether the signal is shown by dots.
  package var hasSignalDots: Bool { version.major < 11 }

  /// The name of the system on a tablet.
  package var nameOnTablets: String { version.major >= 13 ? "iPadOS" : "iOS" }
}

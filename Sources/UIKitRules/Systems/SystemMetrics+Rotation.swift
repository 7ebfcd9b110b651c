extension SystemMetrics {
  /// Whether `shouldAutorotate` of a controller is called (S17.21).
  package var asksWhetherToRotate: Bool { version.major < 16 }
}

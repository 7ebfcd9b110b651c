extension SystemMetrics {
  /// Whether a controller is asked if the interface follows the device (S17.21).
  package var asksWhetherToRotate: Bool { version.major < 16 }
}

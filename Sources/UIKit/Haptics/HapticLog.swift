/// The haptic feedback that an app has requested (S17.20).
@MainActor
package final class HapticLog: DeviceScoped {
  /// The requests, oldest first, such as "impact medium 1.0".
  package var entries: [String] = []

  package init() {}
}

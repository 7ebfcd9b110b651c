/// The haptics that an app has asked for (S17.20).
@MainActor
package final class HapticLog: DeviceScoped {
  /// The haptics, oldest first, such as "impact medium 1.0".
  package var entries: [String] = []

  package init() {}
}

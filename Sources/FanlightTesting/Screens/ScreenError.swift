/// An error that occurs when the device catalog does not have a screen's device, or the device does not run
/// the screen's system.
package struct ScreenError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A message with the unknown name and, for a device, the most similar names.
  package let description: String
}

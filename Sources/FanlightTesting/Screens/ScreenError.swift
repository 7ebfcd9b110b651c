/// An error that occurs when a screen names a device or a system that there is not.
package struct ScreenError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A sentence on what there is not, and the names that are nearest.
  package let description: String
}

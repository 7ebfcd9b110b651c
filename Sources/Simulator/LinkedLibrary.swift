import CairoRenderer

/// A C library that is linked into this program.
package struct LinkedLibrary: Sendable, Hashable {
  /// Its name.
  package let name: String
  /// The version that runs, such as "1.16.0".
  package let version: String
}

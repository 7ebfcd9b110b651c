package import DisplayList
import Synchronization

/// The renderer of image contexts, which the composition root sets.
package enum BitmapRenderer {
  /// Draws a display list.
  package typealias Render = @Sendable (DisplayList) throws -> Bitmap

  private static let stored = Mutex<Render?>(nil)

  /// Sets the renderer of image contexts.
  package static func connect(_ render: @escaping Render) {
    stored.withLock { $0 = render }
  }

  /// Renders a display list; `nil` if drawing fails, as for a missing font file.
  ///
  /// Traps if no renderer is set.
  static func bitmap(_ list: DisplayList) -> Bitmap? {
    guard let render = stored.withLock({ $0 }) else {
      preconditionFailure(
        "an image context was drawn before a device was booted; boot one first, with Simulator, or "
          + "for XCTest with FanlightXCTest and FANLIGHT_DEVICE (docs/porting.md)")
    }
    return try? render(list)
  }
}

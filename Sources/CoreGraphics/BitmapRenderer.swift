package import DisplayList
import Synchronization

/// What turns drawing into pixels for image contexts, which whoever composes the frameworks puts in place.
package enum BitmapRenderer {
  /// Draws a display list.
  package typealias Render = @Sendable (DisplayList) throws -> Bitmap

  private static let stored = Mutex<Render?>(nil)

  /// Sets the renderer of image contexts.
  package static func connect(_ render: @escaping Render) {
    stored.withLock { $0 = render }
  }

  /// Draws a display list; traps without a renderer, and `nil` if drawing fails, as for a font's missing file.
  static func bitmap(_ list: DisplayList) -> Bitmap? {
    guard let render = stored.withLock({ $0 }) else {
      preconditionFailure(
        "an image context was drawn before a device was booted; boot one first, with Simulator, or "
          + "for XCTest with FanlightXCTest and FANLIGHT_DEVICE (docs/porting.md)")
    }
    return try? render(list)
  }
}

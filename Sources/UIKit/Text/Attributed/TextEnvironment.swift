import Synchronization
package import TextLayout

/// What text is measured and drawn with: a layout engine and the folder of the system font.
///
/// Whoever boots the device puts it in place. Without one, text is measured by an estimate, half
/// an em a character, and not drawn.
package struct TextEnvironment: Sendable {
  /// What measures text and places its glyphs.
  package var engine: TextLayoutEngine
  /// The system font's files.
  package var fonts: FontLibrary

  /// Creates an environment.
  package init(engine: TextLayoutEngine, fonts: FontLibrary) {
    self.engine = engine
    self.fonts = fonts
  }

  /// The environment in use, put in place when the device is booted.
  @MainActor package static var current: TextEnvironment? {
    didSet {
      generation += 1
      let environment = current
      shared.withLock { $0 = environment }
    }
  }

  private static let shared = Mutex<TextEnvironment?>(nil)
  /// ``current`` for text that is measured on any thread.
  static var currentOnAnyThread: TextEnvironment? { shared.withLock { $0 } }

  /// How often ``current`` was set: what was measured before holds no more.
  @MainActor private(set) static var generation = 0
}

import Synchronization
package import TextLayout

/// The layout engine and the font folder with which text is measured and drawn.
///
/// They are set when the device is booted. Without them, text is measured by an estimate, half an
/// em per character, and not drawn.
package struct TextEnvironment: Sendable {
  /// The engine that measures text and positions its glyphs.
  package var engine: TextLayoutEngine
  /// The system font's files.
  package var fonts: FontLibrary

  /// Creates an environment.
  package init(engine: TextLayoutEngine, fonts: FontLibrary) {
    self.engine = engine
    self.fonts = fonts
  }

  /// The environment in use, set when the device is booted.
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

  /// The number of times that ``current`` was set; earlier measurements are invalid.
  @MainActor private(set) static var generation = 0
}

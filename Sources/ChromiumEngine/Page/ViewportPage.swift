import EngineSupport

/// A page whose viewport is accessible to its controllers.
@PageActor
protocol ViewportPage: PageContext {
  /// Whether the viewport has a dark appearance.
  var isDark: Bool { get }
  /// The parameters of `Emulation.setEmulatedMedia` that are in effect.
  var emulatedMedia: JSON { get }
  /// The observer's context in the main frame's document.
  var observerContext: String? { get }
}

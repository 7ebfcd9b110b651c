import EngineSupport
import WebEngine

/// The requirements of a page's capture controller.
@PageActor
protocol CapturePage: ViewportPage {
  /// The viewport that was set last.
  var viewport: PageViewport { get }

  /// Returns the parameters of `Emulation.setEmulatedMedia` for a media type.
  func emulatedMedia(_ mediaType: String) -> JSON
}

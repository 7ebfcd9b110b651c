import EngineSupport
import WebEngine

/// The page as its capture controller sees it.
@PageActor
protocol CapturePage: ViewportPage {
  /// The viewport that was set last.
  var viewport: PageViewport { get }

  /// The parameters of `Emulation.setEmulatedMedia` for a medium.
  func emulatedMedia(_ mediaType: String) -> JSON
}

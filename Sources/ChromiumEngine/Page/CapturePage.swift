import WebEngine

/// What a page's captures depend on.
@PageActor
protocol CapturePage: ViewportPage {
  /// The viewport that was set last.
  var viewport: PageViewport { get }

  /// The parameters of `Emulation.setEmulatedMedia` for a medium.
  func emulatedMedia(_ mediaType: String) -> JSON
}

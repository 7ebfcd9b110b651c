package import DisplayList
import Foundation
package import WebEngine

/// The dependencies of web views: a page engine and a decoder of its images.
package struct WebKitEnvironment: Sendable {
  /// The engine that loads and lays out the pages of every web view.
  package var engine: any WebEngine
  /// Decodes a PNG captured by the engine.
  package var decodeImage: @Sendable (Data) throws -> Bitmap

  /// Whether the engine belongs to the booted device, and is shut down when another one is booted.
  package var belongsToDevice: Bool = false

  /// The app-bound domains to which web views may be limited (W330).
  var appBoundDomains: AppBoundDomains? = .main

  /// Creates an environment.
  package init(
    engine: any WebEngine, decodeImage: @escaping @Sendable (Data) throws -> Bitmap
  ) {
    self.engine = engine
    self.decodeImage = decodeImage
  }

  /// The environment of new web views; set when a device is booted.
  @MainActor package static var current: WebKitEnvironment?
}

package import DisplayList
import Foundation
package import WebEngine

/// The dependencies of web views: a page engine and a decoder of its images.
package struct WebKitEnvironment: Sendable {
  /// The engine that loads and lays out the pages of every web view.
  package var engine: any WebEngine
  /// Decodes a PNG captured by the engine.
  package var decodeImage: @Sendable (Data) throws -> Bitmap

  /// Whether the engine is that of the booted device, and ends when another device is booted.
  package var belongsToDevice: Bool = false

  /// The app-bound domains to which web views may be limited (W330).
  var appBoundDomains: AppBoundDomains? = .ofApp

  /// Creates an environment.
  package init(
    engine: any WebEngine, decodeImage: @escaping @Sendable (Data) throws -> Bitmap
  ) {
    self.engine = engine
    self.decodeImage = decodeImage
  }

  /// The environment of the web views made from now on; whoever boots the device sets it.
  @MainActor package static var current: WebKitEnvironment?
}

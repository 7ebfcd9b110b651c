package import DisplayList
import Foundation
package import WebEngine

/// What web views need from outside: a page engine and a decoder of its pictures.
package struct WebKitEnvironment: Sendable {
  /// Loads and lays out the pages of every web view.
  package var engine: any WebEngine
  /// Reads a PNG that the engine painted.
  package var decodeImage: @Sendable (Data) throws -> Bitmap

  /// Whether the engine is that of the booted device, and goes when another device is booted.
  package var belongsToDevice: Bool = false

  /// The domains that views may be kept within (W330).
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

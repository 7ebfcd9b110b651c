import CairoRenderer
package import WebEngine
import WebKit

extension Composition {
  /// Gives web views an engine and the decoder for its pictures; `nil` takes them away.
  package static func connect(_ engine: (any WebEngine)?) {
    WebKitEnvironment.current = engine.map { engine in
      WebKitEnvironment(
        engine: engine, decodeImage: { try PNGDecoder.decode($0, name: "page") })
    }
  }
}

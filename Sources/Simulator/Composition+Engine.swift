import CairoRenderer
package import WebEngine
import WebKit

extension Composition {
  /// Connects web views to an engine and to the decoder of its pictures; `nil` disconnects them.
  package static func connect(_ engine: (any WebEngine)?) {
    WebKitEnvironment.current = engine.map { engine in
      WebKitEnvironment(
        engine: engine, decodeImage: { try PNGDecoder.decode($0, name: "page") })
    }
  }

  /// Connects web views to the engine that a device is booted with, in place of the previous device's.
  ///
  /// A device without an engine keeps the one passed to ``connect(_:)``.
  static func connectDevice(_ engine: (any WebEngine)?) {
    if let engine {
      connect(engine)
      WebKitEnvironment.current?.belongsToDevice = true
    } else {
      disconnectDevice()
    }
  }

  /// Disconnects the booted device's engine.
  static func disconnectDevice() {
    if WebKitEnvironment.current?.belongsToDevice == true { connect(nil) }
  }
}

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

  /// Gives web views the engine that a device is booted with, in place of that of the device before.
  ///
  /// A device without one leaves in place what ``connect(_:)`` was called with.
  static func connectDevice(_ engine: (any WebEngine)?) {
    if let engine {
      connect(engine)
      WebKitEnvironment.current?.belongsToDevice = true
    } else {
      disconnectDevice()
    }
  }

  /// Takes away the engine of the booted device.
  static func disconnectDevice() {
    if WebKitEnvironment.current?.belongsToDevice == true { connect(nil) }
  }
}

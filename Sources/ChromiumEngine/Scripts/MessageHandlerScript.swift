import EngineSupport
import WebEngine

/// The script that defines `window.webkit.messageHandlers` in a world (W284).
///
/// It captures the globals that it uses before any other script can replace them, and defines a single constant,
/// whose name the page cannot guess.
enum MessageHandlerScript {
  /// Returns the name of the binding that posts messages from a world.
  static func binding(of secret: String, in world: ScriptWorld) -> String {
    secret + (world == .page ? "p" : "w")
  }

  /// The payload of a posted message.
  struct Post: Decodable {
    let name: String
    let number: Int
    let body: DeepSerialized
  }

  /// Returns the handlers as the script's argument.
  static func list(_ handlers: [PageScripts.MessageHandler]) -> JSON {
    .array(handlers.map { .array([.string($0.name), .bool($0.expectsReply)]) })
  }

  /// Returns the script's text.
  ///
  /// - Parameter secret: The name of the constant that the script declares.
  static func text(secret: String, binding: String, handlers: JSON) -> String {
    "const \(secret) = "
      + InjectedScript.messageHandlers.call(JSON.string(binding), handlers) + ";"
  }
}

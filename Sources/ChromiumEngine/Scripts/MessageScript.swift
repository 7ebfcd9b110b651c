import WebEngine

/// The script that makes `window.webkit.messageHandlers` in a world (W284).
///
/// It keeps what it needs of the globals before any other script can change them, and leaves
/// nothing behind but a constant whose name nobody can guess.
enum MessageScript {
  /// What one world's globals call to post.
  static func binding(of secret: String, in world: ScriptWorld) -> String {
    secret + (world == .page ? "p" : "w")
  }

  /// What a script posted.
  struct Post: Decodable {
    let name: String
    let number: Int
    let body: DeepSerialized
  }

  /// The handlers as the script's list.
  static func list(_ handlers: [PageScripts.MessageHandler]) -> JSON {
    .array(handlers.map { .array([.string($0.name), .bool($0.expectsReply)]) })
  }

  /// The script, which declares a constant of the secret's name.
  static func text(secret: String, binding: String, handlers: JSON) -> String {
    "const \(secret) = "
      + InjectedScript.messageHandlers.call(JSON.string(binding), handlers) + ";"
  }
}

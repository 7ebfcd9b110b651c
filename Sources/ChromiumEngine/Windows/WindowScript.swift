import EngineSupport

/// The script that makes `window.open` return `null` for a refused popup (W304).
enum WindowScript {
  /// Returns the script's text.
  ///
  /// - Parameter secret: The prefix of the flag's name, which the page cannot guess.
  static func text(secret: String) -> String {
    InjectedScript.popups.call(JSON.string(flag(secret)))
  }

  /// Returns the expression that flags a popup as refused, while the opener's script is blocked.
  static func refusal(secret: String) -> String { "window.\(flag(secret)) = true" }

  private static func flag(_ secret: String) -> String { secret + "Refused" }
}

/// The script by which `window.open` returns `null` for a window that was refused (W304).
enum WindowScript {
  /// The script's text.
  ///
  /// - Parameter secret: The name of the mark that a refused window carries; nobody can guess it.
  static func text(secret: String) -> String {
    InjectedScript.popups.call(JSON.string(mark(secret)))
  }

  /// What is run in a window that is refused, while the script that asked for it waits.
  static func refusal(secret: String) -> String { "window.\(mark(secret)) = true" }

  private static func mark(_ secret: String) -> String { secret + "Refused" }
}

import EngineSupport
import WebEngine

/// The script that requests a permission decision of the app before a page uses the camera, the microphone or
/// motion sensors.
///
/// It runs in the main world of every frame, before the page's scripts. A page that bypasses it has no access
/// either, because Chromium itself denies permissions that the app has not granted.
enum PermissionScript {
  /// Returns the name of the binding that requests a permission.
  static func binding(_ secret: String) -> String { secret + "d" }

  /// The payload of a request.
  struct Payload: Decodable {
    let number: Int
    let part: String
  }

  /// Returns the expression that reports a decision, for the observer's world of the same frame.
  ///
  /// The event's detail is the number of the request, negated if it is denied. Its target is an object that
  /// keeps its listeners when the document's text is replaced.
  static func decision(_ number: Int, isGranted: Bool, secret: String) -> String {
    "visualViewport.dispatchEvent(new CustomEvent("
      + "\(InjectedEvent.permission.name(secret: secret).text), "
      + "{ detail: \(isGranted ? number : -number) }))"
  }

  /// Returns the script's text.
  ///
  /// - Parameter secret: The prefix of the names, which the page cannot guess.
  static func text(secret: String) -> String {
    InjectedScript.permissions.call(
      JSON.string(binding(secret)), InjectedEvent.permission.name(secret: secret))
  }
}

import WebEngine

/// The script by which the app is asked before a page uses the camera, the microphone or the sensors.
///
/// It runs in the page's own world, in every frame, before the page's scripts. A page that gets around
/// it gets nothing: Chromium itself refuses what the app has not granted.
enum DeviceScript {
  /// What the script calls to ask.
  static func binding(_ secret: String) -> String { secret + "d" }

  /// What a script asks for.
  struct Question: Decodable {
    let number: Int
    let part: String
  }

  /// What lets the script that waits go on, from the observer's world in the same frame.
  ///
  /// A number goes to an object that keeps its listeners: that of the question, below zero where it is
  /// refused.
  static func answer(_ number: Int, isGranted: Bool, secret: String) -> String {
    "visualViewport.dispatchEvent(new CustomEvent("
      + "\(InjectedEvent.device.name(secret: secret).text), "
      + "{ detail: \(isGranted ? number : -number) }))"
  }

  /// The script's text.
  ///
  /// - Parameter secret: What the names begin with; nobody can guess it.
  static func text(secret: String) -> String {
    InjectedScript.devices.call(
      JSON.string(binding(secret)), InjectedEvent.device.name(secret: secret))
  }
}

import EngineSupport
import WebEngine

/// The script that converts telephone numbers and URLs in a loaded document's text to links (W330).
///
/// It runs in an isolated world of every frame. The links carry the attributes that WebKit's data
/// detectors set.
enum DataDetectorScript {
  /// The name of the isolated world.
  static let world = "fanlight-data"

  /// Returns the script's text; `nil` if no type of data is to be detected.
  static func text(_ data: DetectedData) -> String? {
    guard !data.isEmpty else { return nil }
    return InjectedScript.dataDetectors.call(
      JSON.bool(data.contains(.phoneNumbers)), JSON.bool(data.contains(.links)))
  }
}

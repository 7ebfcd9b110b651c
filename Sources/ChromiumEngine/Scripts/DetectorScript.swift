import WebEngine

/// The script that makes links of telephone numbers and addresses in a document's text, when it is
/// loaded (W330).
///
/// It runs in a world of its own, in every frame. The links are those that pages and apps know from
/// WebKit, by the same attributes.
enum DetectorScript {
  /// The name of the world.
  static let world = "fanlight-data"

  /// The script's text; `nil` where nothing is to be found.
  static func text(_ data: DetectedData) -> String? {
    guard !data.isEmpty else { return nil }
    return InjectedScript.dataDetectors.call(
      JSON.bool(data.contains(.phoneNumbers)), JSON.bool(data.contains(.links)))
  }
}

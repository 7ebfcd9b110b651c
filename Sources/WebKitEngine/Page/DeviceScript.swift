import EngineSupport
import Foundation
import WebEngine

/// The script that overrides the screen, orientation and touch support of pages.
enum DeviceScript {
  private static let script = InjectedScript(PackageResources.device_js)

  /// Returns the script's text.
  static func text(_ secret: String, _ viewport: PageViewport, userAgent: String?) -> String {
    let agent = userAgent ?? ""
    let platform = ["iPad", "iPhone", "Macintosh"].first(where: agent.contains) ?? "iPhone"
    var device = members(viewport)
    device["platform"] = .string(platform == "Macintosh" ? "MacIntel" : platform)
    return script.call(JSON.object(device), name(secret))
  }

  /// Returns the script that changes the overrides in a document.
  static func change(_ secret: String, _ viewport: PageViewport) -> String {
    let detail = JSON.object(members(viewport)).text
    return "dispatchEvent(new CustomEvent(\(name(secret).text), { detail: \(detail) }))"
  }

  private static func name(_ secret: String) -> JSON { .string(secret + "Device") }

  private static func members(_ viewport: PageViewport) -> [String: JSON] {
    [
      "width": .number(viewport.screenSize.width), "height": .number(viewport.screenSize.height),
      "angle": .integer(viewport.orientationAngle),
    ]
  }
}

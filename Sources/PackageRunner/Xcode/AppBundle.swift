package import Foundation

/// The bundle of an app: its program, resources and property list in one folder, as on iOS.
package struct AppBundle {
  /// The target.
  package let target: XcodeTarget
  /// The folder, whose name ends in `.app`.
  package let folder: URL

  /// Creates a bundle that is written into a folder.
  package init(of target: XcodeTarget, in parent: URL) {
    self.target = target
    folder = parent.appendingPathComponent("\(target.name).app")
  }

  /// The name of the program in the bundle.
  package var executable: String { target.module }

  /// Writes the bundle; resources are links.
  ///
  /// - Parameter program: The program, which gets a second name in the bundle: Foundation finds the main
  ///   bundle by where the program is.
  package func write(program: URL) throws(PackageRunnerError) {
    do {
      try LinkFolder(folder).update(target.resourceLinks)
      let info = try PropertyListSerialization.data(
        fromPropertyList: infoPlist, format: .xml, options: 0)
      try info.write(to: folder.appendingPathComponent("Info.plist"))
      let place = folder.appendingPathComponent(executable)
      try? FileManager.default.removeItem(at: place)
      do {
        try FileManager.default.linkItem(at: program, to: place)
      } catch {
        try FileManager.default.copyItem(at: program, to: place)
      }
    } catch {
      throw PackageRunnerError(
        message: "The bundle \(folder.path) could not be written: \(error.localizedDescription).",
        advice: "Check that the program \(program.path) is there and that you may write beside it.")
    }
  }

  /// The property list: the target's, with its variables replaced, and the keys that Xcode adds.
  package var infoPlist: [String: Any] {
    var info: [String: Any] = [
      "CFBundleExecutable": executable, "CFBundleName": target.name,
      "CFBundlePackageType": "APPL", "CFBundleInfoDictionaryVersion": "6.0",
      "CFBundleDevelopmentRegion": "en",
    ]
    for name in target.settings.names {
      let prefix = "INFOPLIST_KEY_"
      // Xcode generates a scene manifest itself where `UIApplicationSceneManifest_Generation` says so.
      guard name.hasPrefix(prefix), !name.hasSuffix("_Generation"),
        let value = target.settings[name]
      else { continue }
      let key = String(name.dropFirst(prefix.count))
        .replacingOccurrences(of: "_iPhone", with: "~iphone")
        .replacingOccurrences(of: "_iPad", with: "~ipad")
      info[key] =
        key.hasPrefix("UISupportedInterfaceOrientations")
        ? value.split(separator: " ").map(String.init) : Self.value(value)
    }
    info["CFBundleIdentifier"] = target.settings["PRODUCT_BUNDLE_IDENTIFIER"]
    info["CFBundleShortVersionString"] = target.settings["MARKETING_VERSION"]
    info["CFBundleVersion"] = target.settings["CURRENT_PROJECT_VERSION"]
    if let file = target.infoPlist, let data = try? Data(contentsOf: file),
      let own = try? PropertyListSerialization.propertyList(from: data, format: nil)
        as? [String: Any]
    {
      info.merge(expand(own) as? [String: Any] ?? own) { $1 }
    }
    // The program's name in the bundle is that of the module.
    info["CFBundleExecutable"] = executable
    return info
  }

  private static func value(_ text: String) -> Any {
    switch text {
    case "YES": true
    case "NO": false
    default: text
    }
  }

  private func expand(_ value: Any) -> Any {
    switch value {
    case let text as String: target.settings.expand(text)
    case let list as [Any]: list.map { expand($0) }
    case let table as [String: Any]: table.mapValues { expand($0) }
    default: value
    }
  }
}

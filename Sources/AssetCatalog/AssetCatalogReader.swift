package import Foundation

/// Reads the source folders of asset catalogs.
package struct AssetCatalogReader {
  private var catalog = AssetCatalog()

  private init() {}

  /// Reads a folder whose name ends in `.xcassets`.
  package static func read(_ folder: URL) -> AssetCatalog {
    var reader = AssetCatalogReader()
    reader.readGroup(folder, prefix: "")
    return reader.catalog
  }

  /// The sets that an app does not ask for while it runs.
  private static let ofTheSystem: Set<String> = [
    "appiconset", "launchimage", "brandassets", "solidimagestack", "complicationset",
    "watchfaceset", "iconset",
  ]

  private mutating func readGroup(_ folder: URL, prefix: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") && name != "Contents.json" {
      let url = folder.appendingPathComponent(name)
      let kind = url.pathExtension
      let title = prefix + url.deletingPathExtension().lastPathComponent
      switch kind {
      case "imageset": catalog.images[title] = imageSet(url)
      case "colorset": catalog.colors[title] = colorSet(url)
      case "" where contents(of: url) != nil || isFolder(url):
        let properties = contents(of: url)?["properties"] as? [String: Any]
        let isNamespace = properties?["provides-namespace"] as? Bool ?? false
        readGroup(url, prefix: isNamespace ? "\(prefix)\(name)/" : prefix)
      case _ where Self.ofTheSystem.contains(kind): break
      case "symbolset": addIssue(url, "Symbol sets are not supported.")
      case "dataset": addIssue(url, "Data sets are not supported.")
      case "spriteatlas", "arresourcegroup", "stickerpack", "textureset", "cubetextureset",
        "mipmapset":
        addIssue(url, "Sets of type .\(kind) are not supported.")
      default: addIssue(url, "This is no set of an asset catalog.")
      }
    }
  }

  private mutating func imageSet(_ folder: URL) -> ImageSet {
    let contents = object(of: folder)
    let properties = contents["properties"] as? [String: Any] ?? [:]
    var variants: [ImageSet.Variant] = []
    for entry in contents["images"] as? [[String: Any]] ?? [] {
      // An empty well of the editor.
      guard let name = entry["filename"] as? String else { continue }
      let file = folder.appendingPathComponent(name)
      guard ["png", "jpg", "jpeg"].contains(file.pathExtension.lowercased()) else {
        addIssue(file, "Images of type .\(file.pathExtension) are not supported; use PNG or JPEG.")
        continue
      }
      guard FileManager.default.fileExists(atPath: file.path) else {
        addIssue(file, "The file of the image set is missing.")
        continue
      }
      for key in ["width-class", "height-class", "memory", "graphics-feature-set", "subtype"]
      where entry[key] != nil {
        addIssue(folder, "The key \(key) of an image set is not supported.")
      }
      variants.append(
        ImageSet.Variant(
          file: file, conditions: conditions(entry, of: folder), capInsets: capInsets(entry)))
    }
    return ImageSet(
      variants: variants,
      renderingIntent: properties["template-rendering-intent"] as? String)
  }

  private func capInsets(_ entry: [String: Any]) -> ImageSet.CapInsets? {
    guard let resizing = entry["resizing"] as? [String: Any],
      let insets = resizing["cap-insets"] as? [String: Any]
    else { return nil }
    func number(_ key: String) -> Double { (insets[key] as? NSNumber)?.doubleValue ?? 0 }
    let center = resizing["center"] as? [String: Any]
    return ImageSet.CapInsets(
      top: number("top"), left: number("left"), bottom: number("bottom"), right: number("right"),
      isTiled: center?["mode"] as? String == "tile")
  }

  private mutating func colorSet(_ folder: URL) -> ColorSet {
    var variants: [ColorSet.Variant] = []
    for entry in object(of: folder)["colors"] as? [[String: Any]] ?? [] {
      guard let color = entry["color"] as? [String: Any] else { continue }
      guard let content = ColorEntry.content(color) else {
        addIssue(
          folder,
          "A color of the set is not supported: \(color.keys.sorted().joined(separator: ", ")).")
        continue
      }
      variants.append(
        ColorSet.Variant(content: content, conditions: conditions(entry, of: folder)))
    }
    return ColorSet(variants: variants)
  }

  private mutating func conditions(_ entry: [String: Any], of folder: URL) -> AssetConditions {
    var conditions = AssetConditions(
      idiom: entry["idiom"] as? String ?? "universal",
      scale: (entry["scale"] as? String).flatMap { Int($0.dropLast()) },
      isForHighContrast: false, gamut: entry["display-gamut"] as? String)
    for appearance in entry["appearances"] as? [[String: Any]] ?? [] {
      let value = appearance["value"] as? String
      switch appearance["appearance"] as? String {
      case "luminosity": conditions.luminosity = value
      case "contrast": conditions.isForHighContrast = value == "high"
      case let other: addIssue(folder, "The appearance \(other ?? "") is not supported.")
      }
    }
    return conditions
  }

  private mutating func object(of folder: URL) -> [String: Any] {
    if let contents = contents(of: folder) { return contents }
    addIssue(folder.appendingPathComponent("Contents.json"), "This is no JSON of an asset catalog.")
    return [:]
  }

  private func contents(of folder: URL) -> [String: Any]? {
    let file = folder.appendingPathComponent("Contents.json")
    return (try? Data(contentsOf: file)).flatMap { try? JSONSerialization.jsonObject(with: $0) }
      as? [String: Any]
  }

  private func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private mutating func addIssue(_ url: URL, _ message: String) {
    catalog.issues.append(AssetIssue(file: url.path, message: message))
  }
}

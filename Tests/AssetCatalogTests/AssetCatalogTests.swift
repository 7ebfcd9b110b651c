import AssetCatalog
import Foundation
import Testing

/// Apple's Asset Catalog Format Reference: image sets and color sets.
@Suite struct AssetCatalogTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("Assets-\(UUID().uuidString).xcassets")

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func read() -> AssetCatalog {
    defer { try? FileManager.default.removeItem(at: folder) }
    return AssetCatalogReader.read(folder)
  }

  @Test("An image is the file for the device's idiom, appearance and scale")
  func choosesAnImage() throws {
    let contents = """
      {"images": [
        {"filename": "a.png", "idiom": "universal", "scale": "1x"},
        {"filename": "a2.png", "idiom": "universal", "scale": "2x"},
        {"filename": "dark.png", "idiom": "universal", "scale": "2x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"filename": "pad.png", "idiom": "ipad", "scale": "2x"},
        {"idiom": "universal", "scale": "3x"}],
       "properties": {"template-rendering-intent": "template"}}
      """
    try write(contents, to: "Logo.imageset/Contents.json")
    for name in ["a.png", "a2.png", "dark.png", "pad.png"] {
      try write("", to: "Logo.imageset/\(name)")
    }
    let catalog = read()
    let image = try #require(catalog.images["Logo"])
    func name(_ traits: AssetTraits) -> String? {
      image.variant(for: traits)?.file.lastPathComponent
    }
    #expect(image.renderingIntent == "template")
    #expect(name(AssetTraits(scale: 1)) == "a.png")
    #expect(name(AssetTraits(scale: 2)) == "a2.png")
    #expect(name(AssetTraits(scale: 3)) == "a2.png")
    #expect(name(AssetTraits(scale: 3, isDark: true)) == "dark.png")
    #expect(name(AssetTraits(idiom: "ipad", scale: 2, isDark: true)) == "pad.png")
    #expect(catalog.issues.isEmpty)
  }

  @Test("A color has components as fractions, bytes or hexadecimal numbers, by appearance")
  func readsColors() throws {
    let contents = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0xFF", "green": "51", "blue": "0.5", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"platform": "ios", "reference": "systemBlueColor"}}]}
      """
    try write(contents, to: "Accent.colorset/Contents.json")
    let color = try #require(read().colors["Accent"])
    #expect(
      color.color(for: AssetTraits())
        == .components(red: 1, green: 0.2, blue: 0.5, alpha: 1, space: "srgb"))
    #expect(color.color(for: AssetTraits(isDark: true)) == .system("systemBlueColor"))
  }

  @Test("A folder that is a namespace is part of its assets' names")
  func readsNamespaces() throws {
    try write("{\"properties\": {\"provides-namespace\": true}}", to: "Icons/Contents.json")
    try write("{\"colors\": []}", to: "Icons/Ink.colorset/Contents.json")
    try write("{}", to: "Plain/Contents.json")
    try write("{\"colors\": []}", to: "Plain/Paper.colorset/Contents.json")
    #expect(read().colors.keys.sorted() == ["Icons/Ink", "Paper"])
  }

  @Test(
    "A set that is not supported is named; an icon of the app is for the system",
    arguments: [("Star.symbolset", 1), ("Table.dataset", 1), ("AppIcon.appiconset", 0)])
  func namesUnsupportedSets(_ name: String, _ count: Int) throws {
    try write("{}", to: "\(name)/Contents.json")
    let issues = read().issues
    #expect(issues.count == count)
    #expect(issues.allSatisfy { $0.file.hasSuffix(name) })
  }

  @Test("Images that are not PNG or JPEG, or whose file is missing, are reported")
  func namesImages() throws {
    let contents = """
      {"images": [{"filename": "a.pdf", "idiom": "universal"},
        {"filename": "b.png", "idiom": "universal"}]}
      """
    try write(contents, to: "Logo.imageset/Contents.json")
    try write("", to: "Logo.imageset/a.pdf")
    let issues = read().issues
    #expect(issues.map { URL(fileURLWithPath: $0.file).lastPathComponent } == ["a.pdf", "b.png"])
  }
}

import Foundation

/// The package in the user's cache whose products are the frameworks as dynamic libraries.
struct FrameworkPackage {
  /// The package's folder.
  let folder: URL

  /// This package's sources.
  let sources: URL

  private static let frameworks = [
    "CoreGraphics", "QuartzCore", "UIKit", "WebKit", "FanlightBrowser", "SafariServices",
    "UniformTypeIdentifiers", "MobileCoreServices", "Simulator", "ChromiumEngine",
  ]
  /// The products of the package `SystemFrameworks`, which a package that depends on UIKit alone neither
  /// resolves nor builds.
  private static let systemFrameworks = ["os", "OSLog", "Combine"]
  private static let testLibraries = ["FanlightTesting", "FanlightXCTest"]

  /// Writes the package; files that are up to date keep their modification dates.
  func write() throws(PackageRunnerError) {
    do {
      try write(manifest, to: "Package.swift")
      for (name, modules) in Self.targets {
        let imports = (modules + Self.systemFrameworks).map { "@_exported import \($0)\n" }.joined()
        try write(imports, to: "Sources/\(name)/\(name).swift")
      }
    } catch {
      throw PackageRunnerError(
        message: "The folder \(folder.path) could not be written: \(error.localizedDescription).",
        advice: "Name a folder that you may write in FANLIGHT_CACHE.")
    }
  }

  private static let targets = [
    (name: "FanlightFrameworks", modules: frameworks),
    (name: "FanlightTestFrameworks", modules: frameworks + testLibraries),
  ]

  private static let header = "// swift-tools-version: 6.1\nimport PackageDescription\n"

  private var manifest: String {
    // A package's identity is the last component of its path.
    let identity = sources.lastPathComponent.lowercased()
    let targets = Self.targets.map { name, modules in
      let products =
        modules.map { ".product(name: \"\($0)\", package: \"\(identity)\")" }
        + Self.systemFrameworks.map { ".product(name: \"\($0)\", package: \"systemframeworks\")" }
      return
        "    .target(name: \"\(name)\", dependencies: [\(products.joined(separator: ", "))]),\n"
    }
    let products = Self.targets.map { name, _ in
      "    .library(name: \"\(name)\", type: .dynamic, targets: [\"\(name)\"]),\n"
    }
    return """
      \(Self.header)
      let package = Package(
        name: "Frameworks",
        products: [
      \(products.joined())  ],
        dependencies: [
          .package(path: \(sources.path.literal)),
          .package(path: \(sources.appendingPathComponent("SystemFrameworks").path.literal)),
        ],
        targets: [
      \(targets.joined())  ]
      )

      """
  }

  private func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}

import Foundation
import Testing

@testable import PackageRunner

@Suite("Packages · the frameworks in the user's cache")
struct FrameworkPackageTests {
  @Test("the library re-exports UIKit and the frameworks beside it, from two packages")
  func libraryExportsFrameworks() throws {
    let cache = try ScratchPackage([:])
    let sources = URL(fileURLWithPath: "/opt/Fanlight")
    try FrameworkPackage(folder: cache.folder, sources: sources).write()

    let exports = try #require(cache.texts["Sources/FanlightFrameworks/FanlightFrameworks.swift"])
    for name in [
      "UIKit", "WebKit", "SafariServices", "UniformTypeIdentifiers", "MobileCoreServices", "os",
      "OSLog", "Combine",
    ] {
      #expect(exports.contains("@_exported import \(name)\n"))
    }
    #expect(!exports.contains("FanlightTesting"))
    let manifest = try #require(cache.texts["Package.swift"])
    // The test libraries' reports need packages that the default traits resolve.
    #expect(manifest.contains(".package(path: \"/opt/Fanlight\"),"))
    #expect(manifest.contains(".package(path: \"/opt/Fanlight/SystemFrameworks\")"))
    #expect(manifest.contains(".product(name: \"Combine\", package: \"systemframeworks\")"))
    #expect(manifest.contains(".product(name: \"UIKit\", package: \"fanlight\")"))
  }
}

// swift-tools-version: 6.1
import Foundation
import PackageDescription

// The rewriter uses the swift-syntax of the toolchain (docs/spec/source-compat.md, section 5): it builds in
// seconds, and packages that depend on Fanlight need not resolve swift-syntax.

/// The directory with the libraries of the toolchain whose `swift` builds this package.
let host: String = {
  let environment = ProcessInfo.processInfo.environment
  let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
  let programs =
    [environment["FANLIGHT_TOOLCHAIN"].map { "\($0)/usr/bin/swift" }].compactMap { $0 }
    + folders.map { "\($0)/swift" }
  for program in programs where FileManager.default.isExecutableFile(atPath: program) {
    let bin = URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent()
    let host = bin.deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
    if FileManager.default.fileExists(atPath: "\(host)/SwiftParser.swiftmodule") { return host }
  }
  return "/usr/lib/swift/host"
}()

let syntax: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .unsafeFlags(["-I", host]),
]
let libraries: [LinkerSetting] = [
  .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]),
  .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
]

let package = Package(
  name: "Rewriter",
  products: [.executable(name: "fanlight-rewrite", targets: ["fanlight-rewrite"])],
  targets: [
    .target(name: "SourceRewriter", swiftSettings: syntax, linkerSettings: libraries),
    .executableTarget(
      name: "fanlight-rewrite", dependencies: ["SourceRewriter"], swiftSettings: syntax,
      linkerSettings: libraries),
    .testTarget(
      name: "SourceRewriterTests", dependencies: ["SourceRewriter"], exclude: ["Fixtures"],
      swiftSettings: syntax, linkerSettings: libraries),
  ],
  swiftLanguageModes: [.v6]
)

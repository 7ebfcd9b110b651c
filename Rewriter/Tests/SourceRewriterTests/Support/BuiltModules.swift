import Foundation

@testable import SourceRewriter

/// The built modules of the main package.
enum BuiltModules {
  /// The directory with the modules; `FANLIGHT_MODULES` overrides it.
  static let folder =
    ProcessInfo.processInfo.environment["FANLIGHT_MODULES"]
    ?? URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent(".build/debug/Modules").path

  /// Whether there is a UIKit with the declarations that rewritten sources call.
  static var areThere: Bool {
    let module = FileManager.default.contents(atPath: "\(folder)/UIKit.swiftmodule")
    return module.map { ByteSearch.contains("_MemberTable", in: [UInt8]($0)) } ?? false
  }
}

import Foundation

@testable import SourceRewriter

/// The modules that the main package has built.
enum BuiltModules {
  /// Their folder; `FANLIGHT_MODULES` names another one.
  static let folder =
    ProcessInfo.processInfo.environment["FANLIGHT_MODULES"]
    ?? URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent(".build/debug/Modules").path

  /// Whether there is a UIKit that has what rewritten sources call.
  static var areThere: Bool {
    let module = FileManager.default.contents(atPath: "\(folder)/UIKit.swiftmodule")
    return module.map { ByteSearch.contains("_MemberTable", in: [UInt8]($0)) } ?? false
  }
}

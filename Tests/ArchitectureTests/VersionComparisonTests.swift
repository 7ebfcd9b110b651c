import Foundation
import Testing

@Suite("The house · versions of the system are compared in one place")
struct VersionComparisonTests {
  let house = House()

  /// The folders and files in which versions may be compared, each with the reason.
  static let places: [String: String] = [
    "Sources/UIKitRules/Systems/": "holds what depends on the version",
    "Sources/WebKit/Page/UserAgent.swift": "is a table by version of WebKit's own",
  ]

  /// Matches a comparison of versions or their parts, or a switch over them.
  static var comparison: Regex<Substring> {
    #/
      \.major\)?\s*(?:\?\?\s*\d+\s*)?(?:<|>|==|!=)
      | (?:<|>|==|!=)=?\s*\w*\.?major(?!\w)
      | (?:<|>|==|!=)=?\s*SystemVersion\(
      | contains\(\s*[\w.]*major\s*\)
      | switch\s+\(?[\w.]*major(?!\w)
      /#
  }

  @Test("UIKit, WebKit, the browser and the simulator compare no versions outside of Systems")
  func onlySystemsComparesVersions() throws {
    let targets = [
      "FanlightBrowser", "QuartzCore", "Simulator", "UIKit", "UIKitRules", "WebKit",
    ]
    for target in targets {
      let files = house.swiftFiles(below: "Sources/\(target)")
      #expect(!files.isEmpty, "\(target) has no sources")
      for file in files {
        let path = house.path(of: file)
        guard !Self.places.keys.contains(where: path.hasPrefix) else { continue }
        let text = try String(contentsOf: file, encoding: .utf8)
        // Most lines name no version; a regular expression is slow to reject them.
        let candidates = text.split(separator: "\n").filter {
          $0.contains("major") || $0.contains("SystemVersion(")
        }
        for line in candidates where line.firstMatch(of: Self.comparison) != nil {
          let code = line.trimmingCharacters(in: .whitespaces)
          #expect(code.hasPrefix("//"), "\(path): \(code)")
        }
      }
    }
  }

  @Test(
    "a comparison is found however it is written",
    arguments: [
      "if system.major >= 26 {", "a.systemVersion.major ?? 26 < 13", "26 <= system.major",
      "system < SystemVersion(major: 14)", "(13..<26).contains(system.major)",
      "switch system.major {", "switch (version.major, version.minor) {",
      "(viewIfLoaded?.systemVersion ?? Runtime.system).major >= 13",
    ])
  func aComparisonIsFoundHoweverWritten(code: String) {
    #expect(code.firstMatch(of: Self.comparison) != nil)
  }

  @Test(
    "code that only names a version is not a comparison",
    arguments: [
      "SystemVersion(major: release.major, minor: release.minor)", "self.major = major",
      "init(major: Int, minor: Int = 0) {", "system.metrics.presentsSheets ? 1 : 2",
    ])
  func namingAVersionIsNoComparison(code: String) {
    #expect(code.firstMatch(of: Self.comparison) == nil)
  }
}

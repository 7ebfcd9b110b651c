package import UIKitRules

/// The user agent strings of Safari and of web views on iOS.
package enum UserAgent {
  /// Returns the user agent string of a web view.
  ///
  /// An iPad requests desktop pages from iPadOS 13 on. The system's version is frozen at 18.6 from
  /// iOS 26 on, WebKit's version and the system's build from iOS 11.3 on.
  ///
  /// - Source: user agent strings in server logs and public tables of browsers.
  static func string(
    idiom: UIUserInterfaceIdiom, system: SystemVersion, applicationName: String?,
    mode: WKWebpagePreferences.ContentMode = .recommended
  ) -> String {
    let platform: String
    var name = applicationName
    if isDesktop(idiom: idiom, system: system, mode: mode) {
      platform = "Macintosh; Intel Mac OS X \(macVersion(system))"
      name = name.map {
        // Safari's user agent ends as on a Mac.
        $0.replacing(" \(frozenBuild)", with: "").replacing(frozenBuild, with: "")
          .replacing("Safari/604.1", with: "Safari/\(frozenWebKit)")
      }
    } else {
      let reported =
        system >= SystemVersion(major: 26) ? SystemVersion(major: 18, minor: 6) : system
      let device = idiom == .pad ? "iPad; CPU OS" : "iPhone; CPU iPhone OS"
      platform = "\(device) \(reported.major)_\(reported.minor) like Mac OS X"
      if let build = build(of: system) {
        name = name.map { $0.replacing(frozenBuild, with: "Mobile/\(build)") }
      }
    }
    let webKit = webKitVersion(system)
    let engine = "Mozilla/5.0 (\(platform)) AppleWebKit/\(webKit) (KHTML, like Gecko)"
    let suffix = name?.split(separator: " ").joined(separator: " ") ?? ""
    return suffix.isEmpty ? engine : "\(engine) \(suffix)"
  }

  /// Returns what Safari appends to the user agent string of its web views.
  package static func safariName(system: SystemVersion) -> String {
    "Version/\(safariVersion(system)) \(frozenBuild) Safari/\(safariBuild(system))"
  }

  /// Returns what a web app from the home screen appends to the user agent string: from iOS 26 on, what
  /// Safari appends (W358).
  package static func webAppName(system: SystemVersion) -> String {
    system >= SystemVersion(major: 26) ? safariName(system: system) : frozenBuild
  }

  /// Returns whether a content mode loads the desktop page.
  static func isDesktop(
    idiom: UIUserInterfaceIdiom, system: SystemVersion, mode: WKWebpagePreferences.ContentMode
  ) -> Bool {
    switch mode {
    case .recommended: idiom == .pad && system >= SystemVersion(major: 13)
    case .mobile: false
    case .desktop: true
    }
  }

  private static let frozenBuild = "Mobile/15E148"
  private static let frozenWebKit = "605.1.15"

  /// Returns the version of macOS in a desktop user agent; frozen from Safari 14 on.
  private static func macVersion(_ system: SystemVersion) -> String {
    switch (system.major, system.minor) {
    case (13, ..<4): "10_15"
    case (13, 4): "10_15_4"
    case (13, 5): "10_15_5"
    case (13, _): "10_15_6"
    default: "10_15_7"
    }
  }

  private static func webKitVersion(_ system: SystemVersion) -> String {
    switch (system.major, system.minor) {
    case (...7, 0): "537.51.1"
    case (...7, _): "537.51.2"
    case (8, _): "600.1.4"
    case (9, _): "601.1.46"
    case (10, 0): "602.1.50"
    case (10, 1): "602.2.14"
    case (10, 2): "602.3.12"
    case (10, _): "603.1.30"
    case (11, 0): "604.1.38"
    case (11, 1): "604.3.5"
    case (11, 2): "604.4.7"
    default: frozenWebKit
    }
  }

  /// Returns the system's build, which the user agent contains up to iOS 11.2; `nil` later.
  private static func build(of system: SystemVersion) -> String? {
    builds[system]
  }

  private static let builds: [SystemVersion: String] = [
    SystemVersion(major: 7, minor: 0): "11A465", SystemVersion(major: 7, minor: 1): "11D167",
    SystemVersion(major: 8, minor: 0): "12A365", SystemVersion(major: 8, minor: 1): "12B411",
    SystemVersion(major: 8, minor: 2): "12D508", SystemVersion(major: 8, minor: 3): "12F70",
    SystemVersion(major: 8, minor: 4): "12H143", SystemVersion(major: 9, minor: 0): "13A344",
    SystemVersion(major: 9, minor: 1): "13B143", SystemVersion(major: 9, minor: 2): "13C75",
    SystemVersion(major: 9, minor: 3): "13E233", SystemVersion(major: 10, minor: 0): "14A403",
    SystemVersion(major: 10, minor: 1): "14B72", SystemVersion(major: 10, minor: 2): "14C92",
    SystemVersion(major: 10, minor: 3): "14E277", SystemVersion(major: 11, minor: 0): "15A372",
    SystemVersion(major: 11, minor: 1): "15B93", SystemVersion(major: 11, minor: 2): "15C114",
  ]

  /// Returns the version of Safari; from 15 on, that of the system.
  private static func safariVersion(_ system: SystemVersion) -> String {
    switch (system.major, system.minor) {
    case (...11, _): "\(system.major).0"
    case (12, ..<2): "12.0"
    case (12, 2): "12.1"
    case (12, 3): "12.1.1"
    case (12, _): "12.1.2"
    case (13, 0): "13.0"
    case (13, 1): "13.0.1"
    case (13, 2): "13.0.3"
    case (13, 3): "13.0.4"
    case (13, 4): "13.1"
    case (13, 5): "13.1.1"
    case (13, _): "13.1.2"
    case (14, ..<2): "14.0"
    case (14, 2): "14.0.1"
    case (14, 3): "14.0.2"
    case (14, 4): "14.0.3"
    case (14, 5): "14.1"
    case (14, 6): "14.1.1"
    case (14, _): "14.1.2"
    default: "\(system.major).\(system.minor)"
    }
  }

  /// Returns the version after "Safari/" on iPhone.
  private static func safariBuild(_ system: SystemVersion) -> String {
    switch system.major {
    case ...7: "9537.53"
    case 8: "600.1.4"
    case 9: "601.1"
    case 10: "602.1"
    default: "604.1"
    }
  }
}

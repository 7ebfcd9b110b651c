import UIKit

/// The user agent string of an iOS web view.
enum UserAgent {
  /// Returns what a web view says of itself.
  ///
  /// An iPad has asked for desktop pages since iPadOS 13, and the system's version stands still at
  /// 18.6 from iOS 26 on. Source: strings that public browser tables list for each system.
  static func string(
    idiom: UIUserInterfaceIdiom, system: SystemVersion, applicationName: String?,
    mode: WKWebpagePreferences.ContentMode = .recommended
  ) -> String {
    let platform: String
    var name = applicationName
    let isDesktop =
      switch mode {
      case .recommended: idiom == .pad && system >= SystemVersion(major: 13)
      case .mobile: false
      case .desktop: true
      }
    if isDesktop {
      platform = "Macintosh; Intel Mac OS X 10_15_7"
      name = name.map { $0.replacing("Mobile/15E148", with: "") }
    } else {
      let told = system >= SystemVersion(major: 26) ? SystemVersion(major: 18, minor: 6) : system
      let device = idiom == .pad ? "iPad; CPU OS" : "iPhone; CPU iPhone OS"
      platform = "\(device) \(told.major)_\(told.minor) like Mac OS X"
    }
    let engine = "Mozilla/5.0 (\(platform)) AppleWebKit/605.1.15 (KHTML, like Gecko)"
    let words = name?.split(separator: " ").joined(separator: " ") ?? ""
    return words.isEmpty ? engine : "\(engine) \(words)"
  }
}

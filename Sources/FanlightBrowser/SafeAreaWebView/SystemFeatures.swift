import UIKit

/// What the system that the app runs on has.
@MainActor
enum SystemFeatures {
  /// Whether web views take `obscuredContentInsets`.
  ///
  /// The version is asked for as well: where pages are tested off a device, the library has all that
  /// any version has.
  static var hasObscuredContentInsets: Bool {
    guard #available(iOS 26.0, *) else { return false }
    let major = UIDevice.current.systemVersion.prefix { $0 != "." }
    return (Int(major) ?? 0) >= 26
  }
}

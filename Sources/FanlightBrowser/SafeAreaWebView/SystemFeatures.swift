import UIKit

/// What the system that the app runs on has.
@MainActor
enum SystemFeatures {
  /// Whether web views take `obscuredContentInsets`.
  ///
  /// The system's version is read as well: where pages are tested off a device, the library has the API
  /// of every version.
  static var hasObscuredContentInsets: Bool {
    guard #available(iOS 26.0, *) else { return false }
    let major = UIDevice.current.systemVersion.prefix { $0 != "." }
    return (Int(major) ?? 0) >= 26
  }
}

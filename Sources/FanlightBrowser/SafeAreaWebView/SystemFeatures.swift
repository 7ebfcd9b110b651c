import UIKit

/// The features of the system.
@MainActor
enum SystemFeatures {
  /// Whether web views have `obscuredContentInsets`.
  ///
  /// The system's version is compared at run time: on Linux the library has the API of every version.
  static var hasObscuredContentInsets: Bool {
    guard #available(iOS 26.0, *) else { return false }
    let major = UIDevice.current.systemVersion.prefix { $0 != "." }
    return (Int(major) ?? 0) >= 26
  }
}

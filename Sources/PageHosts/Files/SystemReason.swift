import Foundation

/// The system's description of an error.
package enum SystemReason {
  /// Returns the description of an error, such as "no space left on device".
  package static func text(of error: any Error) -> String {
    let cocoa = error as NSError
    let underlying = cocoa.userInfo[NSUnderlyingErrorKey] as? NSError
    guard
      let posix = [cocoa, underlying].compactMap({ $0 }).first(where: {
        $0.domain == NSPOSIXErrorDomain
      })
    else { return cocoa.localizedDescription.trimmingCharacters(in: ["."]) }
    return String(cString: strerror(Int32(posix.code))).lowercased()
  }
}

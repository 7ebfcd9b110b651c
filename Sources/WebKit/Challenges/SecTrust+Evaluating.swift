public import Foundation

/// An error of Apple's C frameworks, to which `NSError` is bridged there.
public typealias CFError = NSError

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Evaluates the trust of a server (W336).
///
/// - Parameter error: `nil`, or an error of `NSOSStatusErrorDomain` with the code -67843
///   (`errSecNotTrusted`) where the server is not trusted.
/// - Returns: Whether the server's certificates are valid, and lead to one that the machine trusts.
///   Where the app itself has let a load go on, that does not count.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: inout CFError?) -> Bool {
  error = trust.isTrusted ? nil : SecTrust.notTrusted
  return trust.isTrusted
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Evaluates the trust of a server, for code that passes `nil` as it does not ask for the error.
///
/// - Returns: Whether the server's certificates are valid, and lead to one that the machine trusts.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: Void?) -> Bool {
  trust.isTrusted
}

extension SecTrust {
  fileprivate static var notTrusted: NSError {
    NSError(
      domain: "NSOSStatusErrorDomain", code: -67_843,
      userInfo: [NSLocalizedDescriptionKey: "The certificate of the server is not trusted."])
  }
}

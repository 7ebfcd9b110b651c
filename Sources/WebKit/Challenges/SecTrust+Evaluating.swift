public import Foundation

/// An error of Apple's C frameworks, which is bridged to `NSError`.
public typealias CFError = NSError

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Evaluates a server's trust and reports the error (W336).
///
/// - Parameter error: On return, `nil` if the server is trusted, otherwise an error of
///   `NSOSStatusErrorDomain` with the code -67843 (`errSecNotTrusted`).
/// - Returns: Whether the certificate chain is valid and ends in a certificate that the machine
///   trusts, regardless of credentials with which the app has accepted the server.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: inout CFError?) -> Bool {
  error = trust.isTrusted ? nil : SecTrust.notTrusted
  return trust.isTrusted
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Evaluates a server's trust, for code that passes `nil` and does not need the error.
///
/// - Returns: Whether the certificate chain is valid and ends in a certificate that the machine
///   trusts.
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

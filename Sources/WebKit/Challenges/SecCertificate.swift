import Foundation

/// An X.509 certificate in DER encoding.
///
/// Replaces the type of Apple's Security framework, which Linux lacks.
public final class SecCertificate: Sendable {
  let data: Data

  init(_ data: Data) { self.data = data }
}

import Foundation

/// An X.509 certificate in DER encoding.
///
/// Stands for the type of Apple's Security framework.
public final class SecCertificate: Sendable {
  let data: Data

  init(_ data: Data) { self.data = data }
}

import Foundation

/// A certificate.
///
/// Stands for the type of Apple's Security framework.
public final class SecCertificate: Sendable {
  let data: Data

  init(_ data: Data) { self.data = data }
}

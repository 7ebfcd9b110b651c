import Foundation

/// The identity of a registration.
final class RegistrationToken: Sendable {
  /// The reuse identifier of the registration's views.
  let identifier = UUID().uuidString
}

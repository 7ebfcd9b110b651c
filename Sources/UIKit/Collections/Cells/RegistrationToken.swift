import Foundation

/// Tells one registration from another.
final class RegistrationToken: Sendable {
  /// The name that the registration's views are dequeued by.
  let identifier = UUID().uuidString
}

import Foundation
import WebEngine

/// A page's authentication challenges.
struct ChallengeState {
  /// A challenge that is not resolved.
  enum Pending {
    /// A request that requires a credential.
    case credential(request: String)
    /// A connection to a server whose trust Chromium rejects.
    case trust(event: Int, address: String, server: String, error: String)
  }

  /// Whether Chromium reports certificate errors of the page.
  var reportsCertificateErrors = false
  private var pending: [Int: Pending] = [:]
  private var lastIdentifier = 0
  /// The number of rejected credentials, by request.
  private var failureCounts: [String: Int] = [:]
  /// The servers that the app trusts for the page's lifetime, as host and port.
  private(set) var trusted: Set<String> = []
  /// The failures of requests whose challenges the app rejected, by identifier or URL.
  private var failures: [String: PageFailure] = [:]

  /// Whether a challenge is pending.
  var hasPendingChallenge: Bool { !pending.isEmpty }

  /// Adds a challenge, and returns its identifier.
  mutating func add(_ challenge: Pending) -> Int {
    lastIdentifier += 1
    pending[lastIdentifier] = challenge
    return lastIdentifier
  }

  /// Removes the challenge with an identifier.
  mutating func remove(_ identifier: Int) -> Pending? { pending.removeValue(forKey: identifier) }

  /// Returns the number of credentials with which a request was already sent, and increments it.
  mutating func countFailure(of request: String) -> Int {
    defer { failureCounts[request, default: 0] += 1 }
    return failureCounts[request, default: 0]
  }

  /// Trusts a server from now on.
  mutating func trust(_ server: String) { trusted.insert(server) }

  /// Sets the failure of a request that is going to fail.
  mutating func setFailure(_ failure: PageFailure, of request: String) {
    failures[request] = failure
  }

  /// Removes and returns the failure of a request.
  mutating func removeFailure(of request: String) -> PageFailure? {
    failures.removeValue(forKey: request)
  }

  /// Removes all challenges when the page's process terminates.
  mutating func removeAll() {
    pending = [:]
    failureCounts = [:]
    failures = [:]
  }
}

import Foundation
import WebEngine

/// What a page knows of the servers that want something.
struct ChallengeState {
  /// What waits for an answer.
  enum Open {
    /// A request that wants a name and a password.
    case credential(request: String)
    /// A connection to a server that nobody vouches for.
    case trust(event: Int, address: String, place: String, error: String)
  }

  /// Whether Chromium reports certificate errors of the page.
  var isOn = false
  private var open: [Int: Open] = [:]
  private var lastIdentifier = 0
  /// How often each request was given a name and a password in vain.
  private var failures: [String: Int] = [:]
  /// The servers that the app trusts, for as long as the page is there.
  private(set) var trusted: Set<String> = []
  /// Why a request is going to fail, by its address.
  private var errors: [String: PageFailure] = [:]

  /// Keeps a question until it is answered.
  mutating func keep(_ thing: Open) -> Int {
    lastIdentifier += 1
    open[lastIdentifier] = thing
    return lastIdentifier
  }

  /// Takes out what waits with a number.
  mutating func take(_ identifier: Int) -> Open? { open.removeValue(forKey: identifier) }

  /// Whether anything waits for an answer.
  var isAnythingOpen: Bool { !open.isEmpty }

  /// How often a request was answered before, and that it is answered once more.
  mutating func countFailure(of request: String) -> Int {
    defer { failures[request, default: 0] += 1 }
    return failures[request, default: 0]
  }

  /// The app trusts a server.
  mutating func trust(_ place: String) { trusted.insert(place) }

  /// A request is going to fail, and this is why.
  mutating func willFail(_ address: String, _ failure: PageFailure) { errors[address] = failure }

  /// Why a request failed that the app has let fail.
  mutating func failure(of address: String) -> PageFailure? {
    errors.removeValue(forKey: address)
  }

  /// The page's process ended: nothing waits any more.
  mutating func forgetAll() {
    open = [:]
    failures = [:]
    errors = [:]
  }
}

import EngineSupport
import Foundation
import WebEngine

/// The parameters of the helper's events for loads and policy decisions.
enum NavigationEvents {
  /// An entry of the session history.
  struct Item: Decodable {
    let entry: Int
    let index: Int
    let url: String

    /// The entry.
    var historyEntry: HistoryEntry { HistoryEntry(identifier: entry, index: index) }
  }

  /// A load or a change of the URL.
  struct Document: Decodable {
    let url: String
    let item: Item?

    /// The current entry with its URL.
    var current: (entry: HistoryEntry, url: URL)? {
      guard let item, let url = URL(address: item.url) else { return nil }
      return (item.historyEntry, url)
    }
  }

  /// The progress of a load, with the document when the load ends.
  struct Progress: Decodable {
    let progress: Double
    let url: String?
    let item: Item?
  }

  /// The failure of a load.
  struct Failed: Decodable {
    let url: String
    let kind: String
    let message: String
    let isProvisional: Bool
    let certificates: [Data]?

    /// The failure as a page reports it.
    var failure: PageFailure {
      PageFailure(kind: .init(helper: kind), url: URL(address: url), detail: message)
    }
  }

  /// A navigation that waits for a decision, or a popup.
  struct Action: Decodable {
    let decision: Int
    let url: String
    let method: String
    let headers: [[String]]
    let cause: String
    let hasUserGesture: Bool
    let isRedirect: Bool

    /// The cause of the navigation.
    var navigationCause: NavigationRequest.Cause {
      switch cause {
      case "link": .link
      case "form": .form
      case "backForward": .backForward
      case "reload": .reload
      case "formResubmission": .formResubmission
      default: .other
      }
    }

    /// The header fields.
    var fields: [String: String] {
      Dictionary(headers.filter { $0.count == 2 }.map { ($0[0], $0[1]) }) { $0 + ", " + $1 }
    }
  }

  /// A response that waits for a decision.
  struct Response: Decodable {
    let decision: Int
    let url: String
    let status: Int
    let mimeType: String
    let headers: [[String]]
    let canShow: Bool
    let isMainFrame: Bool

    /// The header fields, in the server's order.
    var fields: [NavigationResponse.Header] {
      headers.filter { $0.count == 2 }.map { .init(name: $0[0], value: $0[1]) }
    }
  }
}

extension PageFailure.Kind {
  /// Creates a kind from its name in the helper's protocol.
  init(helper name: String) {
    switch name {
    case "hostNotFound": self = .hostNotFound
    case "cannotConnect": self = .cannotConnect
    case "offline": self = .offline
    case "timedOut": self = .timedOut
    case "insecure": self = .insecure
    case "certificateUntrusted": self = .certificateUntrusted
    case "certificateOutOfDate": self = .certificateOutOfDate
    case "connectionLost": self = .connectionLost
    case "cancelled": self = .cancelled
    case "interrupted": self = .interrupted
    case "tooManyRedirects": self = .tooManyRedirects
    case "restrictedPort": self = .restrictedPort
    case "unsupportedURL": self = .unsupportedURL
    case "fileNotFound": self = .fileNotFound
    default: self = .other
    }
  }
}

import Foundation

/// A place on the web that the app leads to.
public struct Place: Sendable {
  /// What it is.
  public var title: String
  /// Where it is.
  public var address: String

  /// Creates a place.
  public init(_ title: String, _ address: String) {
    self.title = title
    self.address = address
  }

  /// What the app begins with.
  public static let all: [Place] = [
    Place("Swift", "https://www.swift.org/documentation/"),
    Place("WebKit", "https://webkit.org/blog/"),
    Place("Safe areas", "https://webkit.org/blog/7929/designing-websites-for-iphone-x/"),
    Place("Web content", "https://developer.mozilla.org/"),
  ]
}

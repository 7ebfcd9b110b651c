package import Foundation

/// A form submission whose response another frame or a window shows.
package struct SubmittedForm: Equatable, Decodable {
  /// The action URL, without the query that the method GET adds.
  package var action: String
  /// The method, "GET" or "POST".
  package var method: String
  /// The media type of the body; `nil` if there is none, or if it is not known in advance, as with files.
  package var mediaType: String?
  /// The body.
  package var body: String?

  /// Returns whether a navigation to a URL may be the submission.
  package func matches(_ url: String) -> Bool {
    Self.withoutQuery(action) == Self.withoutQuery(url)
  }

  private static func withoutQuery(_ url: String) -> Substring {
    url.prefix { $0 != "?" && $0 != "#" }
  }
}

extension SubmittedForm {
  /// The header fields of the submission.
  package var headers: [String: String] { mediaType.map { ["Content-Type": $0] } ?? [:] }

  /// The encoded body.
  package var data: Data? { body.map { Data($0.utf8) } }
}

import Foundation

/// A form that a page has sent to where another frame or window shows what comes.
struct SentForm: Equatable, Decodable {
  /// Where it is sent to, without what a form of the method GET adds.
  var action: String
  /// The method, "GET" or "POST".
  var method: String
  /// The media type of the body; `nil` where there is none, and where its text is not known before it
  /// is sent, as with files.
  var mediaType: String?
  /// The body's text.
  var body: String?

  /// Whether a load of an address may be this form's.
  func leads(to address: String) -> Bool {
    Self.place(of: action) == Self.place(of: address)
  }

  private static func place(of address: String) -> Substring {
    address.prefix { $0 != "?" && $0 != "#" }
  }
}

extension SentForm {
  /// The header fields that say of what type the body is.
  var headers: [String: String] { mediaType.map { ["Content-Type": $0] } ?? [:] }

  /// The body, as it is sent.
  var data: Data? { body.map { Data($0.utf8) } }
}

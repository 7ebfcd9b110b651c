import Foundation
import WebEngine

/// What a download can go on from, in a form that only web views read.
struct ResumeData: Codable {
  /// The address to ask.
  var url: URL
  /// What the server said the contents are known by: an entity tag or a date.
  var validator: String
  /// The file that holds the beginning.
  var file: URL
  /// How many bytes the beginning has.
  var length: Int

  /// The name of what the form is of.
  private static let mark = Data("fanlight-download-1\n".utf8)

  init(url: URL, validator: String, file: URL, length: Int) {
    self.url = url
    self.validator = validator
    self.file = file
    self.length = length
  }

  /// Reads resume data; `nil` for anything else.
  init?(_ data: Data) {
    guard data.starts(with: Self.mark) else { return nil }
    let rest = data.dropFirst(Self.mark.count)
    guard let read = try? JSONDecoder().decode(Self.self, from: Data(rest)) else { return nil }
    self = read
  }

  /// The data for the app to keep.
  var data: Data? { (try? JSONEncoder().encode(self)).map { Self.mark + $0 } }

  /// The header fields that ask for the rest.
  var headers: [String: String] { ["Range": "bytes=\(length)-", "If-Range": validator] }

  /// What the contents of an answer are known by; `nil` where the server hands out no parts of it.
  ///
  /// As in the URL loading system: parts need a strong entity tag or a date, and a plain GET.
  static func validator(of answer: DownloadAnswer) -> String? {
    func field(_ name: String) -> String? {
      answer.headers.first { $0.name.lowercased() == name }?.value
    }
    guard field("accept-ranges")?.lowercased() != "none" else { return nil }
    if let tag = field("etag"), !tag.hasPrefix("W/") { return tag }
    return field("last-modified")
  }
}

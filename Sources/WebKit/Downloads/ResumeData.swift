import Foundation
import WebEngine

/// The data with which a download is resumed, in a private format.
struct ResumeData: Codable {
  /// The URL of the resource.
  var url: URL
  /// The validator of the response: its entity tag or modification date.
  var validator: String
  /// The partial file.
  var file: URL
  /// The length of the partial file, in bytes.
  var length: Int

  /// The signature of the format.
  private static let mark = Data("fanlight-download-1\n".utf8)

  init(url: URL, validator: String, file: URL, length: Int) {
    self.url = url
    self.validator = validator
    self.file = file
    self.length = length
  }

  /// Decodes resume data; `nil` for other data.
  init?(_ data: Data) {
    guard data.starts(with: Self.mark) else { return nil }
    let rest = data.dropFirst(Self.mark.count)
    guard let read = try? JSONDecoder().decode(Self.self, from: Data(rest)) else { return nil }
    self = read
  }

  /// The encoded data, for the app to store.
  var data: Data? { (try? JSONEncoder().encode(self)).map { Self.mark + $0 } }

  /// The header fields of the range request for the remaining data.
  var headers: [String: String] { ["Range": "bytes=\(length)-", "If-Range": validator] }

  /// Returns the validator of a response; `nil` when the download cannot be resumed.
  ///
  /// As in the URL loading system, a range request needs a strong entity tag or a date, and a plain
  /// GET.
  static func validator(of response: DownloadResponse) -> String? {
    func field(_ name: String) -> String? {
      response.headers.first { $0.name.lowercased() == name }?.value
    }
    guard field("accept-ranges")?.lowercased() != "none" else { return nil }
    if let tag = field("etag"), !tag.hasPrefix("W/") { return tag }
    return field("last-modified")
  }
}

import Foundation
import FoundationNetworking
import WebEngine

/// The files of a download: what was received and its destination.
extension WKDownload {
  /// The number of bytes of the partial file; 0 when the server sends the whole resource again.
  var beginning: Int {
    guard let resumed = state.resumed, state.response?.status == 206 else { return 0 }
    return resumed.length
  }

  /// Copies a complete file, or appends the remaining data, to the destination.
  func save(_ file: URL, at destination: URL) throws {
    if beginning > 0 { return try Self.append(file, to: destination) }
    if state.resumed != nil { try? FileManager.default.removeItem(at: destination) }
    // Copied and not moved: the file may be another user's.
    try FileManager.default.copyItem(at: file, to: destination)
  }

  /// Writes the received part to the destination, from where the download can be resumed.
  ///
  /// - Returns: The resume data; `nil` when the download cannot be resumed.
  func saveForResuming(_ part: URL?) -> Data? {
    guard let response = state.response, let destination = state.destination,
      originalRequest?.httpMethod ?? "GET" == "GET",
      let validator = ResumeData.validator(of: response)
    else { return nil }
    if let part { try? save(part, at: destination) }
    let attributes = try? FileManager.default.attributesOfItem(atPath: destination.path)
    guard let length = (attributes?[.size] as? NSNumber)?.intValue, length > 0 else { return nil }
    return ResumeData(url: response.url, validator: validator, file: destination, length: length)
      .data
  }

  private static func append(_ file: URL, to destination: URL) throws {
    let input = try FileHandle(forReadingFrom: file)
    defer { try? input.close() }
    let output = try FileHandle(forWritingTo: destination)
    defer { try? output.close() }
    _ = try output.seekToEnd()
    while let data = try input.read(upToCount: 1 << 20), !data.isEmpty {
      try output.write(contentsOf: data)
    }
  }

  static func fileError(_ code: URLError.Code, _ url: URL) -> any Error {
    URLError(
      code,
      userInfo: [
        NSLocalizedDescriptionKey: "The file could not be written.",
        NSURLErrorFailingURLErrorKey: url,
      ])
  }
}

extension URLResponse {
  /// Returns the response that the delegate receives.
  static func made(from response: DownloadResponse) -> URLResponse {
    made(
      url: response.url, status: response.status, headers: response.headers,
      mediaType: response.mediaType)
  }

  /// Returns the response that the delegate receives; an `HTTPURLResponse` for HTTP.
  static func made(
    url: URL, status: Int, headers: [NavigationResponse.Header], mediaType: String
  ) -> URLResponse {
    var fields: [String: String] = [:]
    for header in headers {
      // Fields of the same name are joined, as in URLSession's responses.
      fields[header.name] = fields[header.name].map { "\($0), \(header.value)" } ?? header.value
    }
    let isHTTP = ["http", "https"].contains(url.scheme?.lowercased() ?? "")
    if isHTTP,
      let response = HTTPURLResponse(
        url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: fields)
    {
      return response
    }
    return URLResponse(
      url: url, mimeType: mediaType, expectedContentLength: -1, textEncodingName: nil)
  }
}

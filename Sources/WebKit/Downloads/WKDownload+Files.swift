import Foundation
import FoundationNetworking
import WebEngine

/// What arrives and where it goes.
extension WKDownload {
  /// How many bytes were there before; 0 where the server sends the whole again.
  var beginning: Int {
    guard let resumed = state.resumed, state.answer?.status == 206 else { return 0 }
    return resumed.length
  }

  /// Puts a whole file, or the rest of one, in its place.
  func put(_ file: URL, at destination: URL) throws {
    if beginning > 0 { return try Self.append(file, to: destination) }
    if state.resumed != nil { try? FileManager.default.removeItem(at: destination) }
    // Copied and not moved: the file may be another user's.
    try FileManager.default.copyItem(at: file, to: destination)
  }

  /// Keeps what has arrived where the file was to go, so that the download can go on from it.
  ///
  /// - Returns: What it can go on from; `nil` where it cannot.
  func keep(_ part: URL?) -> Data? {
    guard let answer = state.answer, let destination = state.destination,
      originalRequest?.httpMethod ?? "GET" == "GET",
      let validator = ResumeData.validator(of: answer)
    else { return nil }
    if let part { try? put(part, at: destination) }
    let attributes = try? FileManager.default.attributesOfItem(atPath: destination.path)
    guard let length = (attributes?[.size] as? NSNumber)?.intValue, length > 0 else { return nil }
    return ResumeData(url: answer.url, validator: validator, file: destination, length: length).data
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
  /// An answer as apps are shown it.
  static func made(from answer: DownloadAnswer) -> URLResponse {
    made(
      url: answer.url, status: answer.status, headers: answer.headers, mediaType: answer.mediaType)
  }

  /// An answer as apps are shown it; an `HTTPURLResponse` where it came over HTTP.
  static func made(
    url: URL, status: Int, headers: [NavigationAnswer.Header], mediaType: String
  ) -> URLResponse {
    var fields: [String: String] = [:]
    for header in headers {
      // Fields of one name are one field, as in the answers of URLSession.
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

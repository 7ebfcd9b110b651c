public import Foundation

/// What is to be loaded.
public enum PageRequest: Sendable {
  /// A URL that the engine fetches itself.
  ///
  /// The load fails where the server has not begun its answer within `timeLimit`, whatever it sends
  /// the load to meanwhile (W191); `nil` is the engine's own patience. Time in which the app is
  /// asked something does not count. `spelling` is the address as it was written, where a URL
  /// cannot hold that: the request is made as the URL Standard serializes it.
  case url(URL, timeLimit: Duration? = nil, spelling: String? = nil)
  /// A request with a method, header fields or a body of its own; `timeLimit` as for a URL.
  case request(
    URL, method: String, headers: [String: String], body: Data?, timeLimit: Duration? = nil)
  /// Data of a media type, with parameters if it has any, shown as the document of a URL.
  case data(Data, mediaType: String, url: URL)
  /// HTML text shown as the document of `baseURL`, or of `about:blank` when `nil`.
  case html(String, baseURL: URL?)
  /// A local file, which may use all files below `directory`: show them in frames, and have them as
  /// images, style sheets, classic scripts, media and fonts.
  ///
  /// With `scriptsMayRead` its scripts may read them as well, with `fetch`, `XMLHttpRequest` and
  /// modules, which WebKit refuses; hidden files are refused then.
  case file(URL, directory: URL, scriptsMayRead: Bool = false)
}

public import Foundation

/// A load that the app requests.
public enum PageRequest: Sendable {
  /// A URL that the engine fetches itself.
  ///
  /// The load fails if no response has begun within `responseTimeout`, including redirects (W191); `nil` is
  /// the engine's own timeout. The time of policy decisions of the app is not included.
  /// `spelling` is the URL as it was written, if a `URL` cannot represent it; the request then has the URL
  /// that the URL Standard serializes.
  case url(URL, responseTimeout: Duration? = nil, spelling: String? = nil)
  /// A request with a method, header fields or a body; `responseTimeout` as for a URL.
  case request(
    URL, method: String, headers: [String: String], body: Data?, responseTimeout: Duration? = nil)
  /// Data of a media type, with parameters if it has any, shown as the document of a URL.
  case data(Data, mediaType: String, url: URL)
  /// HTML text shown as the document of `baseURL`, or of `about:blank` when `nil`.
  case html(String, baseURL: URL?)
  /// A local file, which may load all files below `directory`: as frames, images, style sheets,
  /// classic scripts, media and fonts.
  ///
  /// With `scriptsMayRead` its scripts may read them as well, with `fetch`, `XMLHttpRequest` and
  /// modules, which WebKit refuses; hidden files are refused then.
  case file(URL, directory: URL, scriptsMayRead: Bool = false)
}

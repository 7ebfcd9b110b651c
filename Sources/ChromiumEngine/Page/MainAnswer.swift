/// The head of a server's answer to the request for a document.
struct MainAnswer: Equatable {
  /// The status, such as 200.
  let status: Int
  /// What stands after the status, such as "OK".
  let reason: String
  private let contentType: String
  private let disposition: String
  private let location: String

  /// Takes what is needed of an answer's head.
  init(status: Int, reason: String, headers: [(name: String, value: String)]) {
    func header(_ name: String) -> String {
      headers.first { $0.name.lowercased() == name }?.value ?? ""
    }
    self.status = status
    self.reason = reason
    contentType = String(header("content-type").prefix { $0 != ";" }).lowercased()
    disposition = header("content-disposition").lowercased()
    location = header("location")
  }

  /// The answer that a local file makes.
  init(_ file: LocalFileReader.File) {
    self.init(
      status: 200, reason: "",
      headers: [("content-type", file.mediaType ?? "contents of an unknown kind")])
  }

  /// Whether another address is to be asked.
  var isRedirect: Bool { (300..<400).contains(status) && !location.isEmpty }

  /// What the answer is instead of a page, such as "204 No Content"; `nil` when it may be a page.
  ///
  /// Chromium hands PDF to a viewer of its own, which pages cannot be measured in.
  var refusal: String? {
    if status == 204 || status == 205 { return statusLine }
    if disposition.hasPrefix("attachment") { return "a download" }
    return contentType == "application/pdf" ? contentType : nil
  }

  /// What a load that the engine gave up after this answer is told to have met.
  var stumblingBlock: String {
    if isRedirect { return "a redirect to \(location)" }
    return contentType.isEmpty ? statusLine : contentType
  }

  /// Such as "404 Not Found".
  var statusLine: String { reason.isEmpty ? "\(status)" : "\(status) \(reason)" }
}

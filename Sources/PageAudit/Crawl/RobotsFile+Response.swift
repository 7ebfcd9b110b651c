extension RobotsFile {
  /// The response to the request for a robots.txt.
  enum Response: Sendable, Hashable {
    /// The server responded with a status code and a body.
    case status(Int, text: String)
    /// There was no response, for a reason.
    case unreachable(String)
  }

  /// Creates the rules that follow from a response (RFC 9309, 2.3.1): those of its text, none if the file is
  /// unavailable, and all paths disallowed if the server fails.
  init(_ response: Response) {
    switch response {
    case .status(200...299, let text): self.init(text)
    case .status(500..., _), .unreachable: self = .disallowingAll
    case .status: self.init()
    }
  }
}

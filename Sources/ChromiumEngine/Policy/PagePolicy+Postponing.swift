import WebEngine

extension PagePolicy {
  /// Postpones the main frame's load, and returns its request; `nil` when none awaits a decision, or it
  /// could not be begun again as it was.
  mutating func postpone(main: String) -> ProtocolEvents.RequestPaused? {
    for (identifier, thing) in waiting {
      guard case .request(let pause) = thing, pause.frameId == main, canBeginAgain(pause) else {
        continue
      }
      replace(identifier, with: .postponed(pause))
      return pause
    }
    return nil
  }

  /// Whether a load can be begun again by its URL and body alone: no traversal, and no body with a file.
  private func canBeginAgain(_ pause: ProtocolEvents.RequestPaused) -> Bool {
    guard let loader = pause.networkId else { return false }
    let request = pause.request
    let isWhole = request.hasPostData != true || request.body != nil
    return isWhole && ![.reload, .backForward].contains(cause(of: loader))
  }
}

import WebEngine

/// Enforces the timeout of the app's loads, within which a server must begin its response (W191).
@PageActor
final class ResponseTimeoutController {
  /// The timeout of the load that was requested last and whose request was not sent yet; `nil` for
  /// Chromium's own.
  var next: Duration?
  /// Fails the load whose request was sent when the timeout elapses.
  private var timer: Task<Void, Never>?
  private unowned let page: any ResponseTimeoutPage

  init(page: any ResponseTimeoutPage) {
    self.page = page
  }

  deinit { timer?.cancel() }

  /// Whether a timeout is running.
  var isRunning: Bool { timer != nil }

  /// Starts the timeout of a request that is about to be sent.
  ///
  /// The timeout includes redirects; loads that the page starts have none.
  func willSend(_ pause: ProtocolEvents.RequestPaused) {
    guard pause.redirectedRequestId == nil, let loader = pause.networkId,
      page.isRequestedByApp(loader), let timeout = next
    else { return }
    next = nil
    start(timeout)
  }

  /// Stops the timeout when the response begins or the load ends.
  func stop() {
    timer?.cancel()
    timer = nil
  }

  private func start(_ timeout: Duration) {
    stop()
    timer = Task { [weak self, weak page = page] in
      // The timeout starts again after a decision of the app, because the server's part of the time is not known.
      repeat {
        do { try await Task.sleep(for: timeout) } catch { return }
      } while page?.awaitsDecision == true
      guard !Task.isCancelled else { return }
      self?.timer = nil
      await page?.loadDidTimeOut()
    }
  }
}

extension PageEvent {
  /// Whether the event ends the wait for the main frame's response.
  var endsResponseTimeout: Bool {
    switch self {
    case .navigation(.committed), .navigation(.failedProvisionally), .process(.crashed),
      .process(.closed):
      true
    default: false
    }
  }
}

import WebEngine

/// The timeout of the app's loads: how long a server may take to begin its response (W191).
@PageActor
final class ResponseTimeoutController {
  /// The timeout of the load that was requested last and whose request was not sent yet; `nil` for
  /// Chromium's own.
  var next: Duration?
  /// Ends the load whose request was sent.
  private var timer: Task<Void, Never>?
  private unowned let page: any ResponseTimeoutPage

  init(page: any ResponseTimeoutPage) {
    self.page = page
  }

  deinit { timer?.cancel() }

  /// Whether a load can time out.
  var isRunning: Bool { timer != nil }

  /// A request is about to be sent.
  ///
  /// Redirects are part of the same timeout, and loads that the page starts have none.
  func willSend(_ pause: ProtocolEvents.RequestPaused) {
    guard pause.redirectedRequestId == nil, let loader = pause.networkId,
      page.isRequestedByApp(loader), let timeout = next
    else { return }
    next = nil
    start(timeout)
  }

  /// The response begins, or the load ended.
  func stop() {
    timer?.cancel()
    timer = nil
  }

  private func start(_ timeout: Duration) {
    stop()
    timer = Task { [weak self, weak page = page] in
      // The timeout of a load that waits for the app starts again: how long the server took is not known.
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
  /// Whether no response is awaited for the main frame any more.
  var endsResponseTimeout: Bool {
    switch self {
    case .navigation(.committed), .navigation(.failedProvisionally), .process(.crashed),
      .process(.closed):
      true
    default: false
    }
  }
}

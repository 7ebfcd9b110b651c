import WebEngine

extension ChromiumPage {
  /// The request of a load of the main frame goes out.
  func startAnswerTime(_ pause: ProtocolEvents.RequestPaused) {
    // Where a server sends the load is part of the same time, and pages' loads have none.
    guard pause.redirectedRequestId == nil, let loader = pause.networkId,
      policy.isAsked(loader), let limit = answerTime.next
    else { return }
    answerTime.next = nil
    answerTime.start(
      Task { [weak self] in
        repeat {
          do { try await Task.sleep(for: limit) } catch { return }
        } while self?.isAskingProgram == true
        guard !Task.isCancelled else { return }
        await self?.answerTimeIsUp()
      })
  }

  /// Whether the load waits for the app, or for whoever sits before it: a server is given its time
  /// again then, for nobody can say how much of it was the server's.
  private var isAskingProgram: Bool {
    policy.isLoadOpen(in: target) || challenges.hasPendingChallenge
  }

  private func answerTimeIsUp() async {
    answerTime.end()
    // A load that takes this one's place ends it as well.
    guard !isStarting, let loader = tracker.provisionalLoader, tracker.isUnanswered(loader) else {
      return
    }
    tracker.timedOut(loader: loader)
    for _ in 0..<EngineWaits.timedOutLoad.attempts
    where tracker.provisionalLoader == loader && !isStarting {
      try? await session.call("Page.stopLoading")
      await catchUp()
      guard tracker.provisionalLoader == loader else { return }
      await EngineWaits.timedOutLoad.pause()
    }
    // Chromium said nothing of it.
    guard tracker.provisionalLoader == loader, !isStarting else { return }
    emit(tracker.endStopped())
  }
}

extension PageEvent {
  /// Whether no server has to answer for the main frame any more.
  var endsWaiting: Bool {
    switch self {
    case .navigation(.committed), .navigation(.failedProvisionally), .process(.crashed),
      .process(.closed):
      true
    default: false
    }
  }
}

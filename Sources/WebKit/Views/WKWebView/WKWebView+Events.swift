package import WebEngine

/// Handlers of the page's events.
extension WKWebView {
  /// Handles an event of the page: state first, callbacks after it (W168).
  package func receive(_ event: PageEvent) {
    var callbacks: [NavigationState.Callback] = []
    switch event {
    case .navigation(let event): callbacks = handle(event)
    case .history(let event): handle(event)
    case .document(let event): handle(event)
    case .process(let event): callbacks = handle(event)
    case .policy(let event): handle(event)
    case .resource(let event): handle(event)
    case .scriptMessage(let message): didReceive(message)
    case .challenge(let challenge): pageIsChallenged(challenge)
    case .dialog(let dialog): show(dialog)
    case .fileRequest(let request): show(request)
    }
    // Any event may be due to a script that has set a cookie; without observers this costs nothing
    // (W317).
    storedConfiguration.websiteDataStore.httpCookieStore.pageMayHaveChangedCookies()
    deliver(callbacks)
    layOutWindowIfNeeded()
  }

  private func handle(_ event: NavigationEvent) -> [NavigationState.Callback] {
    let oldURL = navigation.load.committedURL
    if event.leavesHistoryItem { saveItemState() }
    let callbacks = changing { $0.receive(event) }
    switch event {
    case .committed: pageDidCommit()
    case .movedWithinDocument(let url): documentURLDidChange(from: oldURL, to: url)
    case .finished:
      restoreItemState()
      showSuppressedPage()
    case .failed: showSuppressedPage()
    case .started, .redirected, .certificates, .progress, .failedProvisionally: break
    }
    return callbacks
  }

  private func handle(_ event: HistoryEvent) {
    switch event {
    case .entry(let entry): changing { $0.setEntry(entry) }
    case .frameStarted: changing { $0.frameStarted() }
    case .frameMoved(let entry):
      saveItemState()
      changing { $0.frameMoved(to: entry) }
    case .userInteracted:
      changing { $0.userInteracted() }
      documentState.restoring = nil
    case .requestTraversal(let distance): startTraversal(to: navigation.history.item(at: distance))
    }
  }

  private func handle(_ event: DocumentEvent) {
    switch event {
    case .errorPage(let status): documentState.errorStatus = status
    case .problem(let problem): documentState.problems.add(problem)
    case .documentType(let identifier): documentState.settings.publicIdentifier = identifier
    case .webAppMetas(let metas): webAppMetasDidChange(metas)
    case .viewportMetas(let metas):
      viewportArgumentsDidChange(ViewportArguments(metas: metas))
      restoreFields()
    case .firstRendering: pageCanRender()
    case .titleChanged(let title): changing { $0.setTitle(title) }
    case .contentSizeChanged(let size): documentSizeIsKnown(size)
    case .appearanceChanged(let appearance): apply(appearance)
    case .scrolled(let offset): pageScrolledItself(to: offset)
    case .fieldsChanged(let fields): documentState.fields = fields
    case .focusChanged(let focus): focusDidChange(focus)
    }
  }

  private func handle(_ event: ProcessEvent) -> [NavigationState.Callback] {
    switch event {
    case .exceededLimit(let limit):
      processState.reachedLimit = limit
      viewState.lastLimit = limit
      return []
    case .crashed:
      saveItemState()
      let callbacks = changing { $0.terminate() }
      viewState.engineError =
        processState.reachedLimit?.error
        ?? WebEngineError(
          .pageClosed, "The page's process ended.",
          advice: "A page that needs too much memory does this; try again.")
      pageDidTerminate()
      return callbacks
    case .closed:
      changing { $0.close() }
      pageDidClose()
      return []
    }
  }

  private func handle(_ event: PolicyEvent) {
    switch event {
    case .decideNavigation(let question): pageDidRequestNavigation(question)
    case .decideResponse(let question): pageDidReceiveResponse(question)
    case .requestPopup(let request): pageDidRequestPopup(request)
    case .requestPermission(let question): pageDidRequestPermission(question)
    }
  }

  private func handle(_ event: ResourceEvent) {
    switch event {
    case .schemeRequest(let request): startSchemeTask(for: request)
    case .schemeRequestEnded(let identifier): stopSchemeTask(identifier)
    case .refusedFile(let url, let refusal): viewState.refusedFiles[url] = refusal
    // Observers of cookies are notified after every event.
    case .cookiesSet: break
    }
  }

  /// Performs pending layout, as the end of a run loop cycle does.
  func layOutWindowIfNeeded() { (window ?? self).layoutIfNeeded() }
}

extension NavigationEvent {
  /// Whether the event changes the current history item.
  fileprivate var leavesHistoryItem: Bool {
    switch self {
    case .committed, .movedWithinDocument: true
    default: false
    }
  }
}

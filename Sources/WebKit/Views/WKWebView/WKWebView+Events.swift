package import WebEngine

/// What happens in the page, by feature.
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
    // Whatever a page does may be the work of a script that set a cookie; who does not observe them
    // pays nothing (W317).
    storedConfiguration.websiteDataStore.httpCookieStore.pageDidSomething()
    deliver(callbacks)
    settle()
  }

  private func handle(_ event: NavigationEvent) -> [NavigationState.Callback] {
    let oldURL = navigation.load.committedURL
    if event.leavesHistoryItem { notePlace() }
    let callbacks = changing { $0.receive(event) }
    switch event {
    case .committed: pageDidCommit()
    case .movedWithinDocument(let url): documentMoved(from: oldURL, to: url)
    case .finished:
      restorePlace()
      showSuppressedPage()
    case .failed: showSuppressedPage()
    case .started, .redirected, .certificates, .progress, .failedProvisionally: break
    }
    return callbacks
  }

  private func handle(_ event: HistoryEvent) {
    switch event {
    case .entry(let entry): changing { $0.reachEntry(entry) }
    case .frameStarted: changing { $0.frameStarted() }
    case .frameMoved(let entry):
      notePlace()
      changing { $0.frameMoved(to: entry) }
    case .userInteracted:
      changing { $0.userInteracted() }
      documentState.restoring = nil
    case .requestTraversal(let distance): startStep(to: navigation.history.item(at: distance))
    }
  }

  private func handle(_ event: DocumentEvent) {
    switch event {
    case .errorPage(let status): documentState.errorStatus = status
    case .problem(let problem): documentState.problems.add(problem)
    case .documentType(let identifier): documentState.settings.publicIdentifier = identifier
    case .viewportMetas(let metas):
      pageDidAnnounce(ViewportArguments(metas: metas))
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
      notePlace()
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
    case .schemeRequest(let request): begin(request)
    case .schemeRequestEnded(let identifier): endScheme(identifier)
    case .refusedFile(let url, let refusal): viewState.refusedFiles[url] = refusal
    // Every event may have come with cookies.
    case .cookiesSet: break
    }
  }

  /// Runs the layout that the event requires, as the end of a turn of the run loop does.
  func settle() { (window ?? self).layoutIfNeeded() }
}

extension NavigationEvent {
  /// Whether another history item is current afterwards.
  fileprivate var leavesHistoryItem: Bool {
    switch self {
    case .committed, .movedWithinDocument: true
    default: false
    }
  }
}

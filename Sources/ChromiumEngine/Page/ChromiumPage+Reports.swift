import EngineSupport
import WebEngine

/// The dispatch of the observer's reports to the controllers.
extension ChromiumPage {
  func didReceiveReport(_ event: ScriptEvents.BindingCalled) async {
    guard let report = ObserverReport(payload: event.payload) else { return }
    let frame = scripts.contexts[event.executionContextId]?.frame ?? target
    if case .focus(let focus) = report, frame != target {
      await input.didFocus(inSubframe: focus)
    } else {
      handle(report, of: frame)
    }
  }

  private func handle(_ report: ObserverReport, of frame: String) {
    switch report {
    case .doctype(let identifier): emit([.document(.documentType(identifier))])
    case .webApp(let metas): emit([.document(.webAppMetas(metas))])
    case .metas(let metas):
      emit([.document(.viewportMetas(metas))])
      contentRules.hideElements()
    case .rendered: emit([.document(.firstRendering)])
    case .title(let title): emit([.document(.titleChanged(title))])
    case .size(let size): emit([.document(.contentSizeChanged(size))])
    case .appearance(let appearance): emit([.document(.appearanceChanged(appearance))])
    case .scroll(let offset, let order):
      viewportController.didScroll(to: offset, count: order)
    case .fields(let contents): emit([.document(.fieldsChanged(contents))])
    case .focus(let focus): emit([.document(.focusChanged(focus))])
    case .moves(let byUser):
      history.willAddEntry(isAddedByScript: !byUser)
    case .userInteracted: emit([.history(.userInteracted)])
    case .requestsTraversal(let distance): emit([.history(.requestTraversal(by: distance))])
    case .linkPressed(let url): windows.didPressLink(url)
    case .linkFollowed(let url): windows.didFollowLink(url, in: frame)
    case .formSubmitted(let form): windows.didSubmit(form, in: frame)
    case .fragmentLink(let url, let hasUserGesture):
      policy.decidePolicy(forFragment: url, hasUserGesture: hasUserGesture)
    case .leaves(let url, let cause): policy.decidePolicy(forCanceled: url, of: frame, cause)
    }
  }
}

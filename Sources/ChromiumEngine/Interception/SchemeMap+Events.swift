import Foundation
import WebEngine

extension SchemeMap {
  /// Returns an event with the app's URLs instead of Chromium's.
  func outside(_ event: PageEvent) -> PageEvent {
    guard !isEmpty else { return event }
    switch event {
    case .navigation(.started(let url)): return .navigation(.started(outside(url)))
    case .navigation(.redirected(let url)): return .navigation(.redirected(outside(url)))
    case .navigation(.committed(let url)): return .navigation(.committed(outside(url)))
    case .navigation(.movedWithinDocument(let url)):
      return .navigation(.movedWithinDocument(outside(url)))
    case .navigation(.failedProvisionally(let failure)):
      return .navigation(.failedProvisionally(outside(failure)))
    case .navigation(.failed(let failure)): return .navigation(.failed(outside(failure)))
    case .policy(.decideNavigation(var request)):
      request.url = outside(request.url)
      request.target = request.target.map(outside)
      request.source = outside(request.source)
      return .policy(.decideNavigation(request))
    case .policy(.decideResponse(var response)):
      response.url = outside(response.url)
      response.frame = outside(response.frame)
      return .policy(.decideResponse(response))
    case .scriptMessage(var message):
      message.frame = outside(message.frame)
      return .scriptMessage(message)
    case .dialog(var dialog):
      dialog.frame = outside(dialog.frame)
      return .dialog(dialog)
    case .fileRequest(var request):
      request.frame = outside(request.frame)
      return .fileRequest(request)
    case .policy(.requestPopup(var request)):
      request.url = outside(request.url)
      request.source = outside(request.source)
      return .policy(.requestPopup(request))
    default: return event
    }
  }

  private func outside(_ failure: PageFailure) -> PageFailure {
    var failure = failure
    failure.url = failure.url.map(outside)
    return failure
  }

  private func outside(_ frame: PageFrame) -> PageFrame {
    var frame = frame
    frame.url = frame.url.map(outside)
    frame.origin = frame.origin.map(outside)
    return frame
  }
}

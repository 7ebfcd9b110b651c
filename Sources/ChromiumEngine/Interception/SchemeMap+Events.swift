import Foundation
import WebEngine

extension SchemeMap {
  /// An event with the addresses that the app knows.
  func outside(_ event: PageEvent) -> PageEvent {
    guard !isEmpty else { return event }
    switch event {
    case .started(let url): return .started(outside(url))
    case .redirected(let url): return .redirected(outside(url))
    case .committed(let url): return .committed(outside(url))
    case .movedWithinDocument(let url): return .movedWithinDocument(outside(url))
    case .failedProvisionally(let failure): return .failedProvisionally(outside(failure))
    case .failed(let failure): return .failed(outside(failure))
    case .asksToNavigate(var request):
      request.url = outside(request.url)
      request.target = request.target.map(outside)
      request.source = outside(request.source)
      return .asksToNavigate(request)
    case .asksToShow(var answer):
      answer.url = outside(answer.url)
      answer.frame = outside(answer.frame)
      return .asksToShow(answer)
    case .scriptMessage(var message):
      message.frame = outside(message.frame)
      return .scriptMessage(message)
    case .dialog(var dialog):
      dialog.frame = outside(dialog.frame)
      return .dialog(dialog)
    case .fileRequest(var request):
      request.frame = outside(request.frame)
      return .fileRequest(request)
    case .asksForWindow(var request):
      request.url = outside(request.url)
      request.source = outside(request.source)
      return .asksForWindow(request)
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

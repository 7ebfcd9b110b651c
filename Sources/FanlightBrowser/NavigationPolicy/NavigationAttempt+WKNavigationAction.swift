import Foundation
public import WebKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension NavigationAttempt {
  /// Creates an attempt from the navigation action of a policy decision.
  @MainActor
  public init(_ action: WKNavigationAction) {
    let cause: Cause =
      switch action.navigationType {
      case .linkActivated: .link
      case .formSubmitted, .formResubmitted: .form
      case .backForward: .backForward
      case .reload: .reload
      default: .other
      }
    let target: Target =
      if let frame = action.targetFrame {
        frame.isMainFrame ? .page : .frame
      } else {
        .newWindow
      }
    let page = action.sourceFrame.request.url
    // The app's own loads are requested by the current page, or by none.
    self.init(action.request.url, cause: cause, target: target, page: page)
  }
}

import Foundation
package import UIKit

/// The properties of a web view that can be observed.
extension WKWebView {
  /// A snapshot of the observable properties that change with loads.
  private struct Observed {
    let canGoBack: Bool
    let canGoForward: Bool
    let title: String
    let isLoading: Bool
    let url: URL?
    let hasOnlySecureContent: Bool
    let estimatedProgress: Double
    let serverTrust: SecTrust?

    @MainActor
    init(_ state: NavigationState) {
      canGoBack = state.history.item(at: -1) != nil
      canGoForward = state.history.item(at: 1) != nil
      title = state.load.title
      isLoading = state.load.isLoading
      url = state.load.url
      hasOnlySecureContent = state.load.hasOnlySecureContent
      estimatedProgress = state.load.estimatedProgress
      serverTrust = state.load.trust
    }

    /// Returns the names of the properties that differ in `new`, in WebKit's order (W238).
    func changes(to new: Observed) -> [String] {
      var names: [String] = []
      if canGoBack != new.canGoBack { names.append("canGoBack") }
      if canGoForward != new.canGoForward { names.append("canGoForward") }
      if title != new.title { names.append("title") }
      if isLoading != new.isLoading { names.append("loading") }
      if url != new.url { names.append("URL") }
      if hasOnlySecureContent != new.hasOnlySecureContent { names.append("hasOnlySecureContent") }
      if estimatedProgress != new.estimatedProgress { names.append("estimatedProgress") }
      if serverTrust != new.serverTrust { names.append("serverTrust") }
      return names
    }
  }

  /// Changes the navigation state in one transaction: observers are notified of every property that
  /// changed, all before the delegate is called (W168, W239).
  func changing<R>(_ work: (inout NavigationState) -> R) -> R {
    var new = navigation
    let result = work(&new)
    let names = Observed(navigation).changes(to: Observed(new))
    announcing(names[...]) {
      navigation = new
      backForwardPages.history = new.history
    }
    return result
  }

  /// Changes the view's colors and notifies observers.
  func changingColors(_ work: (inout WebViewColors) -> Void) {
    var new = colors
    work(&new)
    var names: [String] = []
    if new.theme != colors.theme { names.append("themeColor") }
    if (new.underPage ?? new.pageBackground) != (colors.underPage ?? colors.pageBackground) {
      names.append("underPageBackgroundColor")
    }
    announcing(names[...]) { colors = new }
  }

  /// Announces changes in order, performs them, and reports them in reverse order (W238).
  private func announcing(_ names: ArraySlice<String>, _ change: () -> Void) {
    guard let first = names.first else { return change() }
    notifying(first) { announcing(names.dropFirst(), change) }
  }
}

extension WKWebView: KeyValueObservable {}

// An extension of the protocol, because its `Self` is the class at run time: key paths of an app's subclass begin
// at the subclass.
extension KeyValueObservable where Self: WKWebView {
  /// The properties that WebKit documents as key-value observing compliant (W326).
  package static var observableKeys: [ObservableKey] {
    [
      ObservableKey("canGoBack", path: \Self.canGoBack),
      ObservableKey("canGoForward", path: \Self.canGoForward),
      ObservableKey("title", path: \Self.title),
      ObservableKey("loading", "isLoading", path: \Self.isLoading),
      ObservableKey("URL", "url", path: \Self.url),
      ObservableKey("hasOnlySecureContent", path: \Self.hasOnlySecureContent),
      ObservableKey("estimatedProgress", path: \Self.estimatedProgress),
      ObservableKey("serverTrust", path: \Self.serverTrust),
      ObservableKey("themeColor", path: \Self.themeColor),
      ObservableKey("underPageBackgroundColor", path: \Self.underPageBackgroundColor),
      ObservableKey("fullscreenState", path: \Self.fullscreenState),
    ]
  }
}

package import Foundation
import UIKit
package import WebEngine

extension WKWebView {
  /// What a page would learn of the view, computed without one.
  package struct ModelledPage: Sendable, Equatable {
    /// `env(safe-area-inset-*)`, in CSS pixels.
    package var environment: EdgeLengths
    /// `clientWidth` and `clientHeight` of the root, in whole CSS pixels.
    package var layoutViewport: CGSize
    /// `innerWidth` and `innerHeight`, in whole CSS pixels.
    package var innerSize: CGSize
  }

  /// Puts the view into the state in which a page's first rendering would leave it.
  ///
  /// The page asks for `width=device-width, initial-scale=1` and is as wide as it is laid out.
  /// No engine takes part. Lay the window out before reading the numbers.
  ///
  /// - Parameters:
  ///   - viewportFit: What the page asks for.
  ///   - contentHeight: The height of the document in CSS pixels.
  package func applyModelledPage(
    viewportFit: ViewportArguments.ViewportFit, contentHeight: CGFloat
  ) {
    var arguments = ViewportArguments()
    arguments.width = .deviceWidth
    arguments.initialScale = 1
    arguments.viewportFit = viewportFit
    documentState.arguments = arguments
    viewState.modelledHeight = contentHeight
    viewState.hasJustBeenResized = false
    applyAvoidance()
    (window ?? self).layoutIfNeeded()
    updateModelledContent()
    pageScrollView.contentOffset = insets.initialContentOffset
    (window ?? self).layoutIfNeeded()
  }

  /// What the modelled page would learn of the view as it is now.
  package var modelledPage: ModelledPage {
    let insets = insets
    let inner = innerSize(insets)
    return ModelledPage(
      environment: insets.environment,
      layoutViewport: viewportConfiguration.layoutSize,
      innerSize: CGSize(
        width: inner.width.rounded(), height: inner.height.rounded()))
  }

  /// Keeps the modelled document as wide as it is laid out.
  func updateModelledContent() {
    guard let height = viewState.modelledHeight else { return }
    viewState.hasJustBeenResized = false
    documentState.size = nil
    documentState.size = CGSize(width: viewportConfiguration.layoutSize.width, height: height)
    updateContentSize()
  }
}

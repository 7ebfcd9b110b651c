package import Foundation
import UIKit
package import WebEngine

extension WKWebView {
  /// The values that a page would observe in the view, computed without an engine.
  package struct ModelledPage: Sendable, Equatable {
    /// The values of `env(safe-area-inset-*)`, in CSS pixels.
    package var environment: EdgeLengths
    /// The root's `clientWidth` and `clientHeight`, in whole CSS pixels.
    package var layoutViewport: CGSize
    /// The values of `innerWidth` and `innerHeight`, in whole CSS pixels.
    package var innerSize: CGSize
  }

  /// Sets the view to the state after the first rendering of a page, without an engine.
  ///
  /// The page's viewport meta is `width=device-width, initial-scale=1`, and its document is as wide as
  /// the layout viewport. Lay out the window before you read the values.
  ///
  /// - Parameters:
  ///   - viewportFit: The page's `viewport-fit`.
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
    applyViewportFit()
    (window ?? self).layoutIfNeeded()
    updateModelledContent()
    pageScrollView.contentOffset = insets.initialContentOffset
    (window ?? self).layoutIfNeeded()
  }

  /// The measurements of a document in another view.
  package struct ModelledDocument: Sendable, Hashable {
    /// The size of the laid out document, in CSS pixels.
    package var size: CGSize
    /// A Boolean value that indicates whether the viewport scrolls vertically: `overflow-y` of its root (W346).
    package var scrollsVertically: Bool

    /// Creates a document from a measurement.
    package init(_ measurement: PageMeasurement) {
      size = measurement.contentSize
      scrollsVertically = measurement.scrollsVertically
    }
  }

  /// Sets the view to the state in which it shows a document that another view has loaded, without an
  /// engine.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the document's viewport metas.
  ///   - document: The laid out document; `nil` while it is not known.
  package func applyModelledDocument(_ arguments: ViewportArguments, _ document: ModelledDocument?)
  {
    documentState.arguments = arguments
    documentState.size = nil
    documentState.scrollsVertically = nil
    viewState.modelledHeight = nil
    viewState.hasJustBeenResized = false
    applyViewportFit()
    schedulePageUpdate()
    (window ?? self).layoutIfNeeded()
    viewState.hasJustBeenResized = false
    documentState.size = document?.size
    documentState.scrollsVertically = document?.scrollsVertically
    updateContentSize()
    schedulePageUpdate()
    pageScrollView.contentOffset = insets.initialContentOffset
    (window ?? self).layoutIfNeeded()
  }

  /// The range of content offsets to which the user can scroll the page, in points: a single vertical offset if its
  /// viewport does not scroll.
  package var restingOffsets: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    var range = insets.restRange(contentSize: pageScrollView.contentSize)
    if documentState.scrollsVertically == false {
      range.y = range.y.lowerBound...range.y.lowerBound
    }
    return range
  }

  /// The values that the modelled page would observe now.
  package var modelledPage: ModelledPage {
    let insets = insets
    let inner = innerSize(insets)
    return ModelledPage(
      environment: insets.environment,
      layoutViewport: viewportConfiguration.layoutSize,
      innerSize: CGSize(
        width: inner.width.rounded(), height: inner.height.rounded()))
  }

  /// Resizes the modelled document to the width of the layout viewport.
  func updateModelledContent() {
    guard let height = viewState.modelledHeight else { return }
    viewState.hasJustBeenResized = false
    documentState.size = nil
    documentState.size = CGSize(width: viewportConfiguration.layoutSize.width, height: height)
    updateContentSize()
  }
}

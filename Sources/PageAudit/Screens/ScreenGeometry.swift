import AuditRules
import Foundation
import PageHosts
import ScreenObstructions
import Simulator
import UIKit
import WebEngine
import WebKit

/// The geometry of a document on a screen, for converting lengths of the page to points of the screen.
struct ScreenGeometry: Sendable, Hashable {
  /// The display.
  var screen: Screen
  /// The host that shows the page.
  var host: AuditHost
  /// The viewport of the page.
  var viewport: PageViewport
  /// The part of the web view that no bar of the host obscures.
  var visible: Rect
  /// The obstructions of the device and the host.
  var obstructions: [Obstruction]
  /// The web view's rectangle on the screen.
  var webView: Rect
  /// The number of points per CSS pixel.
  var scale: Double
  /// The minimum and maximum scale to which the user can zoom.
  var zoomScales: ClosedRange<Double>
  /// The scroll view's `adjustedContentInset`.
  var adjustedContentInset: Insets
  /// The limits of the scroll view's horizontal content offset, in points.
  var horizontalOffsets: ClosedRange<Double>
  /// The limits of the scroll view's vertical content offset, in points.
  var verticalOffsets: ClosedRange<Double>
  /// The origin of fixed elements at each position, in points of the web view.
  var fixedOrigins: [ScrollPosition: Point]

  /// Returns the vertical content offset at a position, in points.
  func offset(at position: ScrollPosition) -> Double {
    switch position {
    case .top: verticalOffsets.lowerBound
    case .middle: (verticalOffsets.lowerBound + verticalOffsets.upperBound) / 2
    case .end: verticalOffsets.upperBound
    }
  }
}

extension ScreenRun {
  /// Returns the geometry of a document that another web view has loaded.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the viewport metas.
  ///   - document: The document as laid out in this viewport; `nil` if it is not known yet.
  func geometry(
    _ arguments: ViewportArguments, _ document: WKWebView.ModelledDocument?
  ) -> ScreenGeometry {
    webView.applyModelledDocument(arguments, document)
    simulator.layOut()
    let scrollView = webView.scrollView
    let frame = webView.convert(webView.bounds, to: nil)
    let insets = webView.insets
    let offsets = webView.restingOffsets
    let adjusted = scrollView.adjustedContentInset
    var fixedOrigins: [ScrollPosition: Point] = [:]
    var geometry = ScreenGeometry(
      screen: display, host: AuditHost(program.host), viewport: webView.pageViewport,
      visible: .zero, obstructions: obstructions, webView: Rect(frame),
      scale: webView.pageViewport.scale,
      zoomScales: webView.userScales,
      adjustedContentInset: Insets(
        top: adjusted.top, left: adjusted.left, bottom: adjusted.bottom, right: adjusted.right),
      horizontalOffsets: offsets.x.lowerBound...offsets.x.upperBound,
      verticalOffsets: offsets.y.lowerBound...offsets.y.upperBound, fixedOrigins: [:])
    for position in ScrollPosition.allCases {
      let offset = CGPoint(x: offsets.x.lowerBound, y: geometry.offset(at: position))
      let rect = insets.unobscuredRect(contentOffset: offset, contentSize: scrollView.contentSize)
      fixedOrigins[position] = Point(x: rect.minX - offset.x, y: rect.minY - offset.y)
    }
    geometry.fixedOrigins = fixedOrigins
    let obscured = insets.obscuredInset
    geometry.visible = Rect(frame).inset(
      by: Insets(
        top: obscured.top, left: obscured.left, bottom: obscured.bottom, right: obscured.right)
    ).clear(of: geometry.obstructions)
    return geometry
  }
}

extension WKWebView {
  /// The scales between which the user can zoom (W114, W129).
  fileprivate var userScales: ClosedRange<Double> {
    let scale = pageViewport.scale
    guard viewportConfiguration.allowsUserScaling else { return scale...scale }
    let least = scrollView.minimumZoomScale
    return least...max(least, scrollView.maximumZoomScale)
  }
}

extension Rect {
  /// Returns the part of a web view outside the app's bars, even if the web view extends under them.
  fileprivate func clear(of obstructions: [Obstruction]) -> Rect {
    var (minY, maxY) = (minY, maxY)
    for obstruction in obstructions {
      switch obstruction.kind {
      case .navigationBar: minY = max(minY, obstruction.rect.maxY)
      case .toolbar, .tabBar: maxY = min(maxY, obstruction.rect.minY)
      case .housing, .corner, .statusBar, .homeIndicator, .homeStrip, .browserBar: break
      }
    }
    return Rect(minX: minX, minY: minY, maxX: maxX, maxY: max(minY, maxY))
  }
}

extension AuditHost {
  /// The host of a run.
  init(_ host: PageHost) {
    switch host {
    case .safari: self = .safari
    case .wkwebview: self = .wkwebview
    case .browser: self = .browser
    case .webapp: self = .webapp
    }
  }
}

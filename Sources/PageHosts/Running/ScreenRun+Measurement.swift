import DeviceCatalog
import Foundation
import UIKit
import WebEngine
import WebKit

extension ScreenRun {
  /// Returns the measurement of the screen in its current state.
  func measurement(
    orientation: ShotOrientation, viewportFit: ViewportFit, source: ShotMeasurement.Source,
    page: ShotMeasurement.Page
  ) -> ShotMeasurement {
    let display = target.device.display(orientation.row)
    let scrollView = webView.scrollView
    let frame = webView.convert(webView.bounds, to: nil)
    return ShotMeasurement(
      device: target.device.name, system: "\(target.system)", orientation: orientation,
      host: program.host, strategy: program.strategy,
      statusBarStyle: (app as? WebAppHost)?.statusBarStyle,
      bars: HostBar.allCases.filter(bars.contains),
      viewportFit: viewportFit, source: source,
      screen: .init(
        width: display.size.width, height: display.size.height, scale: display.scale),
      webView: .init(
        frame: .init(
          x: frame.minX, y: frame.minY, width: frame.width, height: frame.height),
        safeAreaInsets: .init(webView.safeAreaInsets)),
      scrollView: .init(
        contentInsetAdjustmentBehavior: scrollView.contentInsetAdjustmentBehavior.name,
        contentInset: .init(scrollView.contentInset),
        adjustedContentInset: .init(scrollView.adjustedContentInset),
        contentOffset: .init(x: scrollView.contentOffset.x, y: scrollView.contentOffset.y),
        verticalScrollIndicatorInsets: .init(scrollView.verticalScrollIndicatorInsets),
        horizontalScrollIndicatorInsets: .init(scrollView.horizontalScrollIndicatorInsets)),
      page: page)
  }
}

extension ShotMeasurement.Edges {
  /// Creates the lengths of four insets, in points.
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// Creates the lengths of a page's edges, in CSS pixels.
  init(_ lengths: EdgeLengths) {
    self.init(top: lengths.top, left: lengths.left, bottom: lengths.bottom, right: lengths.right)
  }
}

extension ShotMeasurement.Page {
  /// Creates the lengths that a page reads, measured or modeled, in CSS pixels.
  init(environment: EdgeLengths, layoutViewport: CGSize, innerSize: CGSize) {
    self.init(
      env: .init(environment),
      layoutViewport: .init(width: layoutViewport.width, height: layoutViewport.height),
      innerWidth: innerSize.width, innerHeight: innerSize.height)
  }
}

extension UIScrollView.ContentInsetAdjustmentBehavior {
  /// The case's name, as in Swift source.
  fileprivate var name: String {
    switch self {
    case .automatic: "automatic"
    case .scrollableAxes: "scrollableAxes"
    case .never: "never"
    case .always: "always"
    @unknown default: "unknown"
    }
  }
}

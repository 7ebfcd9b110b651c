import DeviceCatalog
import Foundation
import Simulator
package import WebEngine
import WebKit

/// A runner that shows pages on screens, measures them and takes screenshots.
@MainActor
package final class ShotRunner {
  let engine: (any WebEngine)?
  /// The engine's name and version, once a run has launched it.
  package internal(set) var engineInformation: EngineInformation?

  /// Creates a runner; without an engine it can only compute modeled measurements.
  package init(engine: (any WebEngine)? = nil) {
    self.engine = engine
  }

  /// Computes the measurements of a tall page on every screen of a request, without an engine.
  ///
  /// UIKit and the web view are those of a screenshot; only the page is modeled.
  package func measurements(for request: InsetsRequest) -> [ShotMeasurement] {
    let selection = request.selection
    var rows: [ShotMeasurement] = []
    for target in selection.targets {
      guard let first = selection.orientations.first else { continue }
      let runs = selection.programs.map {
        ScreenRun(target, program: $0, orientation: first, selection: selection, title: "")
      }
      for orientation in selection.orientations {
        for run in runs {
          run.rotate(to: orientation)
          for fit in request.viewportFits {
            rows.append(run.modelled(orientation: orientation, viewportFit: fit))
          }
        }
      }
    }
    return rows
  }
}

extension ScreenRun {
  /// The height of the page that ``ShotRunner/measurements(for:)`` models, in CSS pixels: taller
  /// than any screen.
  private static let modeledHeight: CGFloat = 4000

  /// Returns the measurement of a modeled page with a `viewport-fit`.
  func modelled(orientation: ShotOrientation, viewportFit: ViewportFit) -> ShotMeasurement {
    webView.applyModelledPage(
      viewportFit: .init(viewportFit), contentHeight: Self.modeledHeight)
    simulator.layOut()
    let page = webView.modelledPage
    return measurement(
      orientation: orientation, viewportFit: viewportFit, source: .modelled,
      page: .init(
        environment: page.environment, layoutViewport: page.layoutViewport,
        innerSize: page.innerSize))
  }
}

extension ViewportArguments.ViewportFit {
  /// Creates the value of a page's viewport meta element from that of a request.
  init(_ fit: ViewportFit) {
    switch fit {
    case .auto: self = .auto
    case .contain: self = .contain
    case .cover: self = .cover
    }
  }
}

extension ViewportFit {
  /// Creates the value of a request from that of a page's viewport meta element.
  init(_ fit: ViewportArguments.ViewportFit) {
    switch fit {
    case .auto: self = .auto
    case .contain: self = .contain
    case .cover: self = .cover
    }
  }
}

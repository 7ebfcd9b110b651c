import UIKit

/// Finds out what the safe area of a view is made of: the device, bars, and what controllers add.
///
/// What is found is measured on the screen. Where it does not sum up to the inset, as on a phone
/// whose bar begins above the end of the device's own safe area, the rest has a name of its own.
@MainActor
struct SafeAreaParts {
  private let view: UIView
  private let controller: UIViewController?

  init(of view: UIView) {
    self.view = view
    var responder: UIResponder? = view
    while let next = responder, !(next is UIViewController) { responder = next.next }
    controller = responder as? UIViewController
  }

  /// Returns the parts of each inset, from the edge inwards; an edge without an inset has none.
  func parts(of insets: UIEdgeInsets) -> [InsetEdge: [InsetPart]] {
    var result: [InsetEdge: [InsetPart]] = [:]
    for edge in InsetEdge.allCases {
      let inset = edge.inset(in: insets)
      guard inset >= 0.01 else { continue }
      let additional = min(additional(edge), inset)
      let bar = bar(at: edge)
      let barLength = min(barLength(bar, at: edge, inset: inset - additional), inset - additional)
      let rest = inset - additional - barLength
      result[edge] = [
        InsetPart(deviceName(edge, length: rest), rest),
        InsetPart(bar?.name ?? "bar", barLength), InsetPart("additional insets", additional),
      ].filter { $0.length >= 0.01 }
    }
    return result
  }

  /// What the app adds on the way from the window to the view.
  private func additional(_ edge: InsetEdge) -> Double {
    var (sum, next) = (0.0, controller)
    while let controller = next {
      sum += edge.inset(in: controller.additionalSafeAreaInsets)
      next = controller.parent
    }
    return sum
  }

  /// The bar of a container that covers an edge of the view.
  private func bar(at edge: InsetEdge) -> (name: String, frame: CGRect)? {
    let candidates: [(String, UIView?)]
    switch edge {
    case .top:
      let navigation = controller?.navigationController
      candidates = [
        (
          "navigation bar",
          navigation?.isNavigationBarHidden == false ? navigation?.navigationBar : nil
        )
      ]
    case .bottom:
      let navigation = controller?.navigationController
      candidates = [
        ("tab bar", controller?.tabBarController?.tabBar),
        ("toolbar", navigation?.isToolbarHidden == false ? navigation?.toolbar : nil),
      ]
    case .left, .right: candidates = []
    }
    for (name, bar) in candidates {
      guard let bar, !bar.isHidden, bar.window != nil else { continue }
      return (name, bar.convert(bar.bounds, to: nil))
    }
    return nil
  }

  /// How many points of an inset are the bar's, without what is the device's behind it.
  private func barLength(
    _ bar: (name: String, frame: CGRect)?, at edge: InsetEdge, inset: Double
  ) -> Double {
    guard let bar else { return 0 }
    if edge == .top {
      // A bar that was moved away from the end of the safe area (S3.14) still has its height.
      return Double(bar.frame.height)
    }
    return max(0, inset - deviceInset(edge))
  }

  /// What the device itself covers at an edge of the window that the view touches.
  private func deviceInset(_ edge: InsetEdge) -> Double {
    guard let window = view.window else { return 0 }
    return edge.inset(in: window.safeAreaInsets)
  }

  private func deviceName(_ edge: InsetEdge, length: Double) -> String {
    guard let window = view.window else { return "device" }
    let statusBar = window.windowScene?.statusBarManager
    switch edge {
    case .top:
      let height = Double(statusBar?.statusBarFrame.height ?? 0)
      // Beside an island the safe area is a few points longer than the status bar in it.
      let isDevices = abs(deviceInset(.top) - length) < 0.01
      if height > 0, isDevices || abs(height - length) < 0.01 { return "status bar" }
      return isDevices ? "sensor housing" : "above the bar"
    case .bottom: return "home indicator"
    case .left, .right:
      let isHousing =
        window.windowScene?.interfaceOrientation == .landscapeLeft ? edge == .right : edge == .left
      return isHousing ? "sensor housing" : "opposite the sensor housing"
    }
  }
}

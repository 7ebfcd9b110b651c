import UIKit

/// The components of a view's safe area: the device, bars, and the view controllers' additional
/// insets.
///
/// The components are measured on the screen. If they do not add up to the inset, as on a phone
/// whose bar begins above the end of the device's own safe area, the remainder has a name of its
/// own.
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

  /// Returns the components of each inset, from the edge inward; an edge without an inset has none.
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

  /// Returns the sum of the additional safe area insets of the view's controller and its ancestors.
  private func additional(_ edge: InsetEdge) -> Double {
    var (sum, next) = (0.0, controller)
    while let controller = next {
      sum += edge.inset(in: controller.additionalSafeAreaInsets)
      next = controller.parent
    }
    return sum
  }

  /// Returns the bar of a container view controller that covers an edge of the view.
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

  /// Returns the part of an inset that a bar adds to the device's own inset, in points.
  private func barLength(
    _ bar: (name: String, frame: CGRect)?, at edge: InsetEdge, inset: Double
  ) -> Double {
    guard let bar else { return 0 }
    if edge == .top {
      // A bar that was moved away from the end of the safe area (S3.14) still contributes its
      // height.
      return Double(bar.frame.height)
    }
    return max(0, inset - deviceInset(edge))
  }

  /// Returns the window's safe area inset at an edge, which is the device's own.
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
      // With a Dynamic Island, the safe area is a few points longer than the status bar.
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

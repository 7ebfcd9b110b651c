import DeviceCatalog
import FanlightTesting
import Foundation
import SafeAreaScreens
import Simulator
import Testing
import UIKit

/// Compositional layouts on devices of the catalog, in portrait and landscape.
@Suite("Columns in the safe area")
@MainActor
struct ColumnsScreenTests {
  /// A device, its sizes, its side insets in landscape, and its readable width.
  struct Case: CustomTestStringConvertible, Sendable {
    let device: String
    let system: String
    let width: CGFloat
    let lying: CGFloat
    let side: CGFloat
    /// The maximum readable width (S5.14, S5.15).
    var readable: CGFloat { system.hasPrefix("26") ? 920 : 672 }

    var testDescription: String { "\(device), iOS \(system)" }
  }

  nonisolated static let cases = [
    Case(device: "iPhone X", system: "13.0", width: 375, lying: 812, side: 44),
    Case(device: "iPhone 14 Pro", system: "16.0", width: 393, lying: 852, side: 59),
    Case(device: "iPhone 16 Pro", system: "26.0", width: 402, lying: 874, side: 62),
    Case(device: "iPhone SE (3rd gen)", system: "26.0", width: 375, lying: 667, side: 0),
    Case(device: "iPad (10th gen)", system: "16.1", width: 820, lying: 1180, side: 0),
    Case(device: "iPad (10th gen)", system: "26.0", width: 820, lying: 1180, side: 0),
  ]

  private func shown(
    _ device: Case, _ orientation: UIInterfaceOrientation, _ reference: UIContentInsetsReference,
    inBars: Bool = false
  ) throws -> (Simulator, ColumnsScreenController) {
    let found = try DeviceCatalog.builtIn.device(named: device.device)
    let simulator = Simulator(
      found, system: try found.systemRelease(for: device.system), orientation: orientation)
    let screen = ColumnsScreenController(reference: reference)
    simulator.show(inBars ? UINavigationController(rootViewController: screen) : screen)
    return (simulator, screen)
  }

  /// The inset of the reference at each side: nothing, the safe area, margins of 8 and the safe
  /// area (S5.1, S5.2), or the distance to the readable width.
  private func inset(
    _ reference: UIContentInsetsReference, width: CGFloat, side: CGFloat, readable: CGFloat
  ) -> CGFloat {
    switch reference {
    case .none: 0
    case .layoutMargins: side + 8
    case .readableContent: max(side + 8, (width - readable) / 2)
    default: side
    }
  }

  @Test(
    "S7.22, S7.23 two columns share the width left by the insets reference, on whole pixels",
    arguments: cases)
  func twoColumnsShareTheWidth(_ device: Case) throws {
    for orientation in [UIInterfaceOrientation.portrait, .landscapeRight] {
      let isLandscape = orientation != .portrait
      let (width, side) = isLandscape ? (device.lying, device.side) : (device.width, 0)
      for reference in [
        UIContentInsetsReference.automatic, .none, .safeArea, .layoutMargins, .readableContent,
      ] {
        let (_, screen) = try shown(device, orientation, reference)
        let pixel = 1 / UIScreen.main.scale
        // Plus the section's own 4 and the items' 4.
        let edge =
          8 + inset(reference, width: width, side: side, readable: device.readable)
        let frames = screen.collectionView.visibleCells.map { $0.convert($0.bounds, to: nil) }
        let left = try #require(frames.map(\.minX).min())
        let right = try #require(frames.map(\.maxX).max())
        #expect(abs(left - edge) < 0.01, "\(reference) \(orientation)")
        #expect(width - edge - right < 2 * pixel + 0.01 && right <= width - edge + 0.01)
        #expect(Set(frames.map { ($0.width / pixel).rounded() }).count == 1)
        #expect(Set(frames.map(\.minX)).count == 2)
      }
    }
  }

  @Test(
    "two columns on a phone and a tablet, in portrait and landscape",
    arguments: [UIInterfaceOrientation.portrait, .landscapeRight])
  func twoColumnsOnPhoneAndTablet(orientation: UIInterfaceOrientation) throws {
    for (index, name) in [(3, "se"), (5, "ipad")] {
      let (simulator, _) = try shown(Self.cases[index], orientation, .layoutMargins, inBars: true)
      simulator.settle()
      let side = orientation == .portrait ? "portrait" : "landscape"
      expectSnapshot(of: simulator.displayList(), named: "columns-\(name)-26-\(side)")
    }
  }
}

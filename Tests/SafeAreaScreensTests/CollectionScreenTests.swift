import DeviceCatalog
import FanlightTesting
import Foundation
import SafeAreaScreens
import Simulator
import Testing
import UIKit

/// The screens of collection views in the safe area, on devices of the catalog.
@Suite("Collections in the safe area")
@MainActor
struct CollectionScreenTests {
  /// A device, and its side insets in landscape.
  struct Case: CustomTestStringConvertible, Sendable {
    let device: String
    let system: String
    let width: CGFloat
    let lying: CGFloat
    let side: CGFloat

    var testDescription: String { "\(device), iOS \(system)" }
  }

  /// Widths and insets from the spec's table of devices; margins from S5.8: 16 up to a width of 414
  /// and 20 from there on, in landscape 20 everywhere.
  nonisolated static let cases = [
    Case(device: "iPhone X", system: "11.4", width: 375, lying: 812, side: 44),
    Case(device: "iPhone 14 Pro", system: "16.0", width: 393, lying: 852, side: 59),
    Case(device: "iPhone 16 Pro", system: "18.0", width: 402, lying: 874, side: 62),
    Case(device: "iPhone SE (3rd gen)", system: "15.4", width: 375, lying: 667, side: 0),
    Case(device: "iPad (10th gen)", system: "16.1", width: 820, lying: 1180, side: 0),
    Case(device: "iPhone 14 Pro", system: "26.0", width: 393, lying: 852, side: 59),
    Case(device: "iPhone 16 Pro", system: "26.0", width: 402, lying: 874, side: 62),
    Case(device: "iPhone SE (3rd gen)", system: "26.0", width: 375, lying: 667, side: 0),
    Case(device: "iPad (10th gen)", system: "26.0", width: 820, lying: 1180, side: 0),
  ]

  private func simulator(
    _ name: String, _ system: String, _ orientation: UIInterfaceOrientation
  ) throws -> Simulator {
    let device = try DeviceCatalog.builtIn.device(named: name)
    let simulator = Simulator(
      device, system: try device.systemRelease(for: system), orientation: orientation)
    return simulator
  }

  private func frames(_ view: UICollectionView) -> [CGRect] {
    view.visibleCells.map { $0.convert($0.bounds, to: nil) }
  }

  @Test(
    "S6.5 a list's cells and headers are as wide as the view, safe area or not", arguments: cases)
  func listIsFullWidth(_ device: Case) throws {
    for orientation in [UIInterfaceOrientation.portrait, .landscapeRight] {
      let simulator = try simulator(device.device, device.system, orientation)
      let screen = CollectionListViewController(keepsSafeArea: false)
      simulator.show(screen)
      let width = orientation == .portrait ? device.width : device.lying
      let view = screen.collectionView
      #expect(frames(view).allSatisfy { $0.minX == 0 && $0.width == width })
      let headers = view.visibleSupplementaryViews(
        ofKind: UICollectionView.elementKindSectionHeader)
      #expect(!headers.isEmpty && headers.allSatisfy { $0.frame.width == width })
    }
  }

  @Test(
    "S6.5 contents that keep to a cell's safe area begin where the device's does", arguments: cases)
  func contentsKeepSafeArea(_ device: Case) throws {
    for keeps in [false, true] {
      let simulator = try simulator(device.device, device.system, .landscapeRight)
      let screen = CollectionListViewController(keepsSafeArea: keeps)
      simulator.show(screen)
      let labels = screen.collectionView.visibleCells.compactMap { cell in
        cell.contentView.subviews.compactMap { $0 as? UILabel }.first
      }
      let left = labels.map { $0.convert($0.bounds, to: nil).minX }
      #expect(!left.isEmpty && left.allSatisfy { $0 == (keeps ? device.side : 0) + 8 })
    }
  }

  @Test("S7.15 a grid begins at the edge, the safe area or the margins", arguments: cases)
  func gridBeginsAtItsReference(_ device: Case) throws {
    for orientation in [UIInterfaceOrientation.portrait, .landscapeRight] {
      let isLandscape = orientation != .portrait
      let width = isLandscape ? device.lying : device.width
      let safe = isLandscape ? device.side : 0
      let margin: CGFloat = width >= 414 ? 20 : 16
      for (reference, edge) in [
        (UICollectionViewFlowLayout.SectionInsetReference.fromContentInset, 0),
        (.fromSafeArea, safe), (.fromLayoutMargins, safe + margin),
      ] as [(UICollectionViewFlowLayout.SectionInsetReference, CGFloat)] {
        let simulator = try simulator(device.device, device.system, orientation)
        let screen = CollectionGridViewController(reference: reference)
        simulator.show(screen)
        screen.collectionView.layoutMargins = UIEdgeInsets(
          top: 0, left: margin, bottom: 0, right: margin)
        simulator.layOut()
        let cells = frames(screen.collectionView)
        #expect(cells.map(\.minX).min() == edge + 10, "\(reference) \(orientation)")
        #expect(cells.map(\.maxX).max() == width - edge - 10, "\(reference) \(orientation)")
      }
    }
  }

  // MARK: Pictures

  private func picture(
    _ screen: UIViewController, _ orientation: UIInterfaceOrientation, system: String,
    device: String = "iPhone X", named name: String
  ) throws {
    let simulator = try simulator(device, system, orientation)
    let navigation = UINavigationController(rootViewController: screen)
    simulator.show(navigation)
    simulator.settle()
    let side = orientation == .portrait ? "portrait" : "landscape"
    expectSnapshot(of: simulator.displayList(), named: "\(name)-\(side)")
  }

  nonisolated static let orientations: [UIInterfaceOrientation] = [.portrait, .landscapeRight]

  @Test(
    "a list whose contents are, and are not, attached to the safe area", arguments: orientations)
  func listPictures(orientation: UIInterfaceOrientation) throws {
    try picture(
      CollectionListViewController(keepsSafeArea: false), orientation, system: "11.4",
      named: "list-edges")
    try picture(
      CollectionListViewController(keepsSafeArea: true), orientation, system: "11.4",
      named: "list-safe-area")
  }

  @Test("a grid measured from the edge, the safe area and the margins", arguments: orientations)
  func gridPictures(orientation: UIInterfaceOrientation) throws {
    for (reference, name) in [
      (UICollectionViewFlowLayout.SectionInsetReference.fromContentInset, "content-inset"),
      (.fromSafeArea, "safe-area"), (.fromLayoutMargins, "layout-margins"),
    ] {
      try picture(
        CollectionGridViewController(reference: reference), orientation, system: "11.4",
        named: "grid-\(name)")
    }
  }

  @Test("lists in the system's appearance", arguments: orientations)
  func systemLists(orientation: UIInterfaceOrientation) throws {
    for (appearance, name) in [
      (UICollectionLayoutListConfiguration.Appearance.plain, "plain"),
      (.insetGrouped, "inset-grouped"),
    ] {
      try picture(
        SettingsListViewController(appearance: appearance), orientation, system: "18.0",
        device: "iPhone 16 Pro", named: "settings-\(name)-18")
      try picture(
        SettingsListViewController(appearance: appearance), orientation, system: "26.0",
        device: "iPhone 16 Pro", named: "settings-\(name)-26")
    }
  }
}

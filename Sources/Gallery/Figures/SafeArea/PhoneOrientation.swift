import UIKit

/// A phone in one orientation, with the screen size and the safe area that the figures about the safe area
/// expect.
///
/// Sizes are the device catalog's. Safe areas follow from docs/spec/uikit.md: section 3.2 (status bars of 20
/// and 44 points), S3.13 (in landscape, both side insets of an iPhone X equal its top inset in portrait, and
/// its top inset is 0) and Q16 (a bottom inset of 21 in landscape).
struct PhoneOrientation: Sendable {
  /// The device's name.
  let device: String
  /// The interface orientation.
  let orientation: UIInterfaceOrientation
  /// The size of the screen, in points.
  let size: CGSize
  /// The safe area insets of a view that fills the screen, in points.
  let safeArea: UIEdgeInsets

  static let phone8 = PhoneOrientation(
    device: "iPhone 8", orientation: .portrait, size: CGSize(width: 375, height: 667),
    safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  static let phone8Landscape = PhoneOrientation(
    device: "iPhone 8", orientation: .landscapeRight, size: CGSize(width: 667, height: 375),
    safeArea: .zero)
  static let phoneX = PhoneOrientation(
    device: "iPhone X", orientation: .portrait, size: CGSize(width: 375, height: 812),
    safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
  static let phoneXLandscape = PhoneOrientation(
    device: "iPhone X", orientation: .landscapeRight, size: CGSize(width: 812, height: 375),
    safeArea: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))

  /// Both phones in both orientations.
  static let phones = [phone8, phoneX, phone8Landscape, phoneXLandscape]
  /// iPhone X in both orientations.
  static let phoneXOrientations = [phoneX, phoneXLandscape]

  /// Whether the device is in landscape.
  var isLandscape: Bool { orientation.isLandscape }

  /// The name in the gallery's text, such as "iPhone X, landscape".
  var name: String { "\(device), \(orientationName)" }

  /// The name in file names, such as "iphone-x-landscape".
  var slug: String { "\(device.lowercased().replacing(" ", with: "-"))-\(orientationName)" }

  /// The orientation's name.
  var orientationName: String { isLandscape ? "landscape" : "portrait" }
}

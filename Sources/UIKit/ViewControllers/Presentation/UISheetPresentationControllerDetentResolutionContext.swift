public import Foundation

/// The environment in which the height of a detent is resolved.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of a large detent, in points, without the bottom safe area inset.
  var maximumDetentValue: CGFloat { get }
}

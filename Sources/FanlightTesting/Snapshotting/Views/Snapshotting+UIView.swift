public import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A strategy that compares a picture of a view.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy that compares a picture of a view.
  ///
  /// A view that the test shows is drawn as it is shown.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Has no effect, because views are drawn the same inside and outside the key
  ///     window.
  ///   - precision: The fraction of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: How closely a pixel must match the golden one, from 0 to 1.
  ///   - size: The size, in points; `nil` for the view's own.
  ///   - traits: The traits of the view.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    var strategy = SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).asyncPullback { (view: UIView) in
      .reporting {
        try MainActor.assumeIsolated {
          let stage = try ViewStage(.current)
          return try stage.show(view, size: size, traits: traits) {
            try stage.image(of: view.layer, scale: traits.displayScale)
          }
        }
      }
    }
    strategy.stage = .current
    return strategy
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// A strategy that compares a view and its descendants, one per line.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Returns a strategy that compares a view and its descendants, one per line.
  ///
  /// - Parameters:
  ///   - size: The size, in points; `nil` for the view's own.
  ///   - traits: The traits of the view.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.asyncPullback { (view: UIView) in
      .reporting {
        try MainActor.assumeIsolated {
          try ViewStage(.current).show(view, size: size, traits: traits) {
            HierarchyText.text(of: view)
          }
        }
      }
    }
    strategy.stage = .current
    return strategy
  }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A strategy that compares a picture of a layer.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy that compares a picture of a layer.
  ///
  /// - Parameters:
  ///   - precision: The fraction of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: How closely a pixel must match the golden one, from 0 to 1.
  ///   - traits: The traits, of which only the display scale has an effect.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    var strategy = SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).asyncPullback { (layer: CALayer) in
      .reporting {
        try MainActor.assumeIsolated {
          layer.setNeedsLayout()
          layer.layoutIfNeeded()
          return try ViewStage(.current).image(of: layer, scale: traits.displayScale)
        }
      }
    }
    strategy.stage = .current
    return strategy
  }
}

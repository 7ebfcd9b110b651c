public import UIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A strategy that compares a picture of the controller's view.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy that compares a picture of a view controller on a device or at a size.
  ///
  /// On a device the picture shows the whole screen, with the status bar, the display's shape and the safe
  /// area of the device and its system.
  ///
  /// - Parameters:
  ///   - config: The device or size.
  ///   - drawHierarchyInKeyWindow: Has no effect, because views are drawn the same inside and outside the key
  ///     window.
  ///   - precision: The fraction of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: How closely a pixel must match the golden one, from 0 to 1.
  ///   - size: The size, in points; `nil` for that of the configuration.
  ///   - traits: The traits, in addition to those of the configuration.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    var config = config
    if let size { config.size = size }
    let stage = config.stage
    var strategy = SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).asyncPullback { [config] (controller: UIViewController) in
      .reporting {
        try MainActor.assumeIsolated {
          try ViewStage(stage).show(controller, on: config, traits: traits) { stage in
            config.isWholeScreen
              ? try stage.screenImage(scale: traits.displayScale)
              : try stage.image(of: controller.view.layer, scale: traits.displayScale)
          }
        }
      }
    }
    strategy.stage = stage
    return strategy
  }

  /// Returns a strategy that compares a picture of the view controller's view.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Has no effect, because views are drawn the same inside and outside the key
  ///     window.
  ///   - precision: The fraction of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: How closely a pixel must match the golden one, from 0 to 1.
  ///   - size: The size, in points; `nil` for that of the view.
  ///   - traits: The traits of the view controller.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    .image(
      on: ViewImageConfig(size: size), drawHierarchyInKeyWindow: drawHierarchyInKeyWindow,
      precision: precision, perceptualPrecision: perceptualPrecision, traits: traits)
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// A strategy that compares a view controller and its descendants with their views, one per line.
  public static var hierarchy: Snapshotting {
    var strategy = SimplySnapshotting.lines.asyncPullback { (controller: UIViewController) in
      .reporting {
        try MainActor.assumeIsolated {
          try ViewStage(.current).show(controller, on: .init(), traits: .init()) { _ in
            HierarchyText.text(of: controller)
          }
        }
      }
    }
    strategy.stage = .current
    return strategy
  }

  /// A strategy that compares the view controller's view and its descendants, one per line.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Returns a strategy that compares the view controller's view and its descendants, one per line.
  ///
  /// - Parameters:
  ///   - config: The device or size.
  ///   - size: The size, in points; `nil` for that of the configuration.
  ///   - traits: The traits, in addition to those of the configuration.
  public static func recursiveDescription(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    var config = config
    if let size { config.size = size }
    let stage = config.stage
    var strategy = SimplySnapshotting.lines.asyncPullback {
      [config] (controller: UIViewController) in
      .reporting {
        try MainActor.assumeIsolated {
          try ViewStage(stage).show(controller, on: config, traits: traits) { _ in
            HierarchyText.text(of: controller.view)
          }
        }
      }
    }
    strategy.stage = stage
    return strategy
  }
}

extension ViewImageConfig {
  /// The device on which a view controller is created and shown.
  fileprivate var stage: Stage { screen.map(Stage.screen) ?? .current }
}

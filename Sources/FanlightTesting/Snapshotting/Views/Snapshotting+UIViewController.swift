public import UIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A strategy that compares a picture of the controller's view.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy that compares a picture of the controller on a device or at a size.
  ///
  /// On a device it is a picture of the whole screen, with the status bar, the glass and the safe area of the
  /// device and its system.
  ///
  /// - Parameters:
  ///   - config: What the controller is shown on.
  ///   - drawHierarchyInKeyWindow: Has no effect; a view is drawn alike in and outside the key window.
  ///   - precision: The part of the pixels that have to match, from 0 to 1.
  ///   - perceptualPrecision: How far a pixel has to match the golden one, from 0 to 1.
  ///   - size: The size, in points; `nil` is that of the configuration.
  ///   - traits: The traits over those of the configuration.
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

  /// Returns a strategy that compares a picture of the controller's view.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Has no effect; a view is drawn alike in and outside the key window.
  ///   - precision: The part of the pixels that have to match, from 0 to 1.
  ///   - perceptualPrecision: How far a pixel has to match the golden one, from 0 to 1.
  ///   - size: The size, in points; `nil` is that of the view.
  ///   - traits: The traits of the controller.
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
  /// A strategy that compares the controllers below a controller, a line each, with their views.
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

  /// A strategy that compares the views below a controller's view, a line each.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Returns a strategy that compares the views below a controller's view, a line each.
  ///
  /// - Parameters:
  ///   - config: What the controller is shown on.
  ///   - size: The size, in points; `nil` is that of the configuration.
  ///   - traits: The traits over those of the configuration.
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
  /// The device that a controller is made and shown on.
  fileprivate var stage: Stage { screen.map(Stage.screen) ?? .current }
}

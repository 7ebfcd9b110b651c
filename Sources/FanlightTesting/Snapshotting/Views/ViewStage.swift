import DisplayList
import Simulator
import UIKit

/// Shows views on a device for a snapshot.
@MainActor
struct ViewStage {
  /// The device that shows the views.
  private let device: StageDevice

  /// Creates a stage with its device.
  ///
  /// - Throws: ``StageDevice/Failure`` or ``ScreenError`` if there is no such device.
  init(_ stage: Stage) throws { device = try StageDevice.active ?? StageDevice(stage) }

  /// Calls a closure while a view controller is shown, and returns its result; one that the test already
  /// shows stays unchanged if neither a size nor a safe area is specified.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - config: The device or size.
  ///   - traits: The traits, in addition to those of the configuration.
  ///   - body: A closure that is called while the view is shown.
  /// - Throws: ``StageDevice/Failure`` for a view without a size.
  func show<Result>(
    _ controller: UIViewController, on config: ViewImageConfig, traits: UITraitCollection,
    _ body: (ViewStage) throws -> Result
  ) throws -> Result {
    let all = UITraitCollection(traitsFrom: [config.traits, traits])
    if config.isWholeScreen, let simulator = device.simulator {
      simulator.apply(all)
      defer {
        simulator.window.rootViewController?.dismiss(animated: false)
        simulator.window.rootViewController = nil
      }
      simulator.show(controller)
      try layOut()
      return try body(self)
    }
    if config.size == nil, config.safeArea == .zero, isShown(controller.view) {
      device.scene.layOut()
      return try body(self)
    }
    let size = config.size ?? controller.view.frame.size
    let container = SnapshotContainer(
      of: controller, size: size, safeArea: config.safeArea, traits: all)
    return try show(container, controller.view) { try body(self) }
  }

  /// Calls a closure while a view is shown, and returns its result; one that the test already shows stays
  /// unchanged.
  ///
  /// - Throws: ``StageDevice/Failure`` for a view without a size.
  func show<Result>(
    _ view: UIView, size: CGSize?, traits: UITraitCollection, _ body: () throws -> Result
  ) throws -> Result {
    if isShown(view), size ?? view.bounds.size == view.bounds.size {
      device.scene.layOut()
      return try body()
    }
    // The frame of a view with a transform is its bounding box, so bounds and center are saved.
    let (bounds, center) = (view.bounds, view.center)
    defer {
      view.removeFromSuperview()
      (view.bounds, view.center) = (bounds, center)
    }
    let size = size ?? bounds.size
    let controller = UIViewController()
    let container = SnapshotContainer(of: controller, size: size, safeArea: .zero, traits: traits)
    view.bounds.size = size
    view.center = CGPoint(x: size.width / 2, y: size.height / 2)
    controller.view.addSubview(view)
    return try show(container, view, body)
  }

  private func show<Result>(
    _ container: SnapshotContainer, _ view: UIView, _ body: () throws -> Result
  ) throws -> Result {
    let window = UIWindow(windowScene: device.scene)
    defer {
      container.dismantle()
      window.rootViewController = nil
      window.isHidden = true
    }
    window.rootViewController = container
    window.isHidden = false
    try layOut()
    if view.bounds.isEmpty {
      view.sizeToFit()
      try layOut()
    }
    return try body()
  }

  /// Returns whether the test already shows a view on the device.
  private func isShown(_ view: UIView) -> Bool {
    view.window.map { $0.windowScene === device.scene } ?? false
  }

  /// Lays out the app until it has settled.
  ///
  /// - Throws: ``StageDevice/Failure`` for an app that never settles.
  private func layOut() throws {
    guard let simulator = device.simulator else { return device.scene.layOut() }
    guard simulator.settle() else {
      throw StageDevice.Failure(
        description: "it does not settle: \(Runtime.loop.nextName ?? "something") goes on and on")
    }
  }

  /// Returns a picture of the whole screen.
  func screenImage(scale: CGFloat) throws -> UIImage {
    guard let simulator = device.simulator else {
      throw StageDevice.Failure(description: "there is no screen to draw")
    }
    var list = simulator.displayList()
    if scale > 0 { list.scale = scale }
    return try device.image(list)
  }

  /// Returns a picture of a layer, without its position and transform.
  ///
  /// - Throws: ``StageDevice/Failure`` for a layer without a size.
  func image(of layer: CALayer, scale: CGFloat) throws -> UIImage {
    guard !layer.bounds.isEmpty else {
      let name = layer.delegate.map { "\(type(of: $0))" } ?? "the layer"
      throw StageDevice.Failure(
        description: "\(name) has no size: give `size:` or show it in a controller")
    }
    return try device.image(
      DisplayList(
        size: layer.bounds.size, scale: scale > 0 ? scale : device.scale,
        commands: layer.ownCommands()))
  }
}

import DeviceCatalog
public import DisplayList
public import Foundation
public import UIKit

extension Simulator {
  /// Returns the current contents of the screen as drawing commands.
  ///
  /// - Parameter safeAreaOf: The view whose safe area the overlay shows; the window by default.
  public func displayList(
    _ options: PictureOptions = .init(), safeAreaOf view: UIView? = nil
  ) -> DisplayList {
    layOut()
    let size = CGSize(display.size)
    var screen = scene.displayCommands()
    if options.showsGlass { screen += statusBarCommands() }
    if options.showsOverlay { screen += overlay(of: view ?? window).commands }
    if options.showsGlass { screen += glass.commands() }
    guard options.showsFrame else {
      return DisplayList(size: size, scale: display.scale, commands: screen)
    }
    let frame = DeviceFrame(
      screenSize: size, cornerRadius: display.cornerRadius,
      hasHomeButton: !device.portrait.hasHomeIndicator, isPad: device.idiom == .pad,
      isTopAtRight: scene.interfaceOrientation == .landscapeLeft,
      design: HousingDesign(
        name: device.name, year: device.year, isPad: device.idiom == .pad,
        hasHomeButton: !device.portrait.hasHomeIndicator))
    let sensors = DrawingCommand.group(
      Group(
        transform: .translation(x: frame.screenOrigin.x, y: frame.screenOrigin.y),
        commands: glass.sensorCommands()))
    return DisplayList(
      size: frame.size, scale: display.scale,
      commands: [frame.positioned(screen)] + frame.commands + [sensors])
  }

  /// Returns the current contents of the screen, to be rendered later or on another thread.
  ///
  /// - Parameter safeAreaOf: The view whose safe area the overlay shows; the window by default.
  public func drawing(
    _ options: PictureOptions = .init(), safeAreaOf view: UIView? = nil
  ) -> ScreenDrawing {
    ScreenDrawing(displayList: displayList(options, safeAreaOf: view), device: device.name)
  }

  /// Returns a picture of the screen as PNG, at exactly the device's pixel size unless a frame is
  /// drawn.
  ///
  /// Pages of web views have the appearance that they had when ``picture(_:safeAreaOf:)`` was last
  /// called, and are blank before that.
  ///
  /// - Throws: ``SimulatorError`` when the fonts are missing or drawing fails.
  public func png(
    _ options: PictureOptions = .init(), safeAreaOf view: UIView? = nil
  ) throws(SimulatorError) -> Data {
    if case .failure(let error) = Composition.fonts {
      throw SimulatorError(
        .fontsMissing, "\(error)", advice: "Install the package fonts-inter, or run make bootstrap."
      )
    }
    return try drawing(options, safeAreaOf: view).png()
  }

  /// Returns the overlay for a view's safe area.
  private func overlay(of view: UIView) -> SafeAreaOverlay {
    let insets = view.safeAreaInsets
    return SafeAreaOverlay(
      frame: view.convert(view.bounds, to: nil),
      safeRect: view.convert(view.bounds.inset(by: insets), to: nil))
  }

  /// The front of the device in its orientation.
  ///
  /// The catalog's landscape rows have the sensors at the left, as in `landscapeRight`; for
  /// `landscapeLeft` they are mirrored (devices.md section 1).
  package var glass: Glass {
    var sensors = display.housing
    if scene.interfaceOrientation == .landscapeLeft {
      sensors = sensors.mirrored(inWidth: display.size.width)
    }
    let housing: Glass.Housing
    switch (sensors.kind, sensors.frame) {
    case (.notch, let rect?): housing = .notch(CGRect(rect))
    case (.dynamicIsland, let rect?): housing = .dynamicIsland(CGRect(rect))
    default: housing = .none
    }
    var glass = Glass(
      size: CGSize(display.size), scale: display.scale, cornerRadius: display.cornerRadius,
      housing: housing, hasHomeIndicator: display.hasHomeIndicator && !scene.hidesHomeIndicator,
      isPad: device.idiom == .pad)
    glass.dimsHomeIndicator = scene.edgesDeferringSystemGestures.contains(.bottom)
    return glass
  }
}
